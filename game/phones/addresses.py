"""The addresses of this machine in the home network, the likeliest first."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address

LOOPBACK, EVERYBODY = "127.0.0.1", "255.255.255.255"
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
    return sorted(filter(_for_phones, found), key=_likely)


def at_home(host: str) -> bool:
    """Whether it is one address of a home network, or of this machine alone, and not all of them."""
    try:
        ip = IPv4Address(host)
    except AddressValueError:
        return False
    return ip.is_private and not (ip.is_unspecified or ip.is_multicast or host == EVERYBODY)


def _for_phones(address: Address) -> bool:
    return at_home(address.host) and not IPv4Address(address.host).is_loopback


def _likely(address: Address) -> tuple[bool, bool, bool, str]:
    """What sorts first is likelier: real networks, then those whose addresses routers give, then wireless ones."""
    name = address.network.lower()
    ip = IPv4Address(address.host)
    return name.startswith(VIRTUAL), ip.is_link_local, not name.startswith(WIRELESS), address.host
