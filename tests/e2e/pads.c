/* Virtual gamepads for a program that cannot be asked to have any: preloaded, it makes them in SDL as the program has
   loaded it, whatever the program is written in. Lines that come by the pipe KOLODA_PADS are "attach NAME" and
   "tap NUMBER BUTTON"; pads are numbered from 0. Worker processes never load SDL, so they leave the pipe alone. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LOOK_AGAIN = 10000, BUTTONS = 15, AXES = 6, MOST = 8, GAME_CONTROLLER = 1, VENDOR = 0x045e, PRODUCT = 0x028e };

/* SDL_VirtualJoystickDesc, version 1 */
typedef struct {
    uint16_t version, type, axes, buttons, hats, vendor, product, padding;
    uint32_t button_mask, axis_mask;
    const char *name;
    void *userdata, *update, *set_player_index;
    int (*rumble)(void *, uint16_t, uint16_t);
    void *rumble_triggers, *set_led, *send_effect;
} Description;

static void *sdl;
static void *pads[MOST];
static int count;

static int feel(void *userdata, uint16_t low, uint16_t high) {
    (void)userdata, (void)low, (void)high;
    return 0;
}

static int found(struct dl_phdr_info *library, size_t size, void *name) {
    (void)size;
    if (!strstr(library->dlpi_name, "libSDL2-2"))
        return 0;
    strncpy(name, library->dlpi_name, 4095);
    return 1;
}

/* The function of SDL with this name. */
static void *of(const char *name) { return dlsym(sdl, name); }

static void wait_for_sdl(void) {
    char name[4096] = "";
    while (!dl_iterate_phdr(found, name))
        usleep(LOOK_AGAIN);
    sdl = dlopen(name, RTLD_NOW);
    int (*ready)(uint32_t) = (int (*)(uint32_t))of("SDL_WasInit");
    while (!ready(0x200)) /* SDL_INIT_JOYSTICK */
        usleep(LOOK_AGAIN);
}

static void attach(char *name) {
    static Description made[MOST];
    Description *pad = &made[count];
    pad->version = 1, pad->type = GAME_CONTROLLER, pad->axes = AXES, pad->buttons = BUTTONS;
    pad->vendor = VENDOR, pad->product = PRODUCT, pad->name = strdup(name), pad->rumble = feel;
    int index = ((int (*)(Description *))of("SDL_JoystickAttachVirtualEx"))(pad);
    if (index < 0)
        return;
    int32_t id = ((int32_t(*)(int))of("SDL_JoystickGetDeviceInstanceID"))(index);
    pads[count++] = ((void *(*)(int))of("SDL_JoystickOpen"))(index);
    while (!((void *(*)(int32_t))of("SDL_GameControllerFromInstanceID"))(id)) /* until the program has noticed it */
        usleep(LOOK_AGAIN);
}

static void tap(int pad, int button) {
    int (*set)(void *, int, uint8_t) = (int (*)(void *, int, uint8_t))of("SDL_JoystickSetVirtualButton");
    void (*update)(void) = (void (*)(void))of("SDL_JoystickUpdate");
    for (int down = 1; down >= 0; down--) {
        set(pads[pad], button, (uint8_t)down);
        update();
    }
}

static void *obey(void *pipe) {
    wait_for_sdl();
    FILE *lines = fopen(pipe, "r");
    char line[256], name[256];
    int pad, button;
    while (lines && fgets(line, sizeof line, lines)) {
        if (sscanf(line, "attach %255s", name) == 1 && count < MOST)
            attach(name);
        else if (sscanf(line, "tap %d %d", &pad, &button) == 2 && pad < count)
            tap(pad, button);
    }
    return NULL;
}

__attribute__((constructor)) static void begin(void) {
    static pthread_t thread;
    char *pipe = getenv("KOLODA_PADS");
    if (pipe)
        pthread_create(&thread, NULL, obey, strdup(pipe));
}
