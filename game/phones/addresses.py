"""The addresses of this machine in the home network, the likeliest first."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address

LOOPBACK = "127.0.0.1"
VIRTUAL = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "tun",
    "tap",
    "wg",
    "utun",
    "zt",
    "tailscale",
    "hyper-v",
)
"""How networks begin to be called that no phone is in."""
WIRELESS = ("wl", "wi-fi", "wifi", "wlan", "airport", "en0")


@dataclass(frozen=True)
class Address:
    """``network`` is what the system calls it: Wi-Fi, eth0 …"""

    host: str
    network: str


def addresses() -> list[Address]:
    """Where phones may find this machine: private addresses, wireless ones first. None: it is in no network."""
    import ifaddr  # only loaded once somebody wants phones

    found = [
        Address(ip.ip, adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    ]
    return sorted(filter(_at_home, found), key=_likely)


def _at_home(address: Address) -> bool:
    ip = IPv4Address(address.host)
    return ip.is_private and not ip.is_loopback


def _likely(address: Address) -> tuple[bool, bool, bool, str]:
    """What sorts first is likelier: real networks, then those whose addresses routers give, then wireless ones."""
    name = address.network.lower()
    ip = IPv4Address(address.host)
    return name.startswith(VIRTUAL), ip.is_link_local, not name.startswith(WIRELESS), address.host
