/* What a library needs besides the rules: to know the processor, and to be one on Windows. */
#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define PUBLIC __declspec(dllexport)
#else
#define PUBLIC __attribute__((visibility("default")))
#endif

#ifdef __x86_64__
struct answer { uint32_t a, b, c, d; };

static struct answer ask(uint32_t leaf) {
  struct answer said;
  __asm__("cpuid" : "=a"(said.a), "=b"(said.b), "=c"(said.c), "=d"(said.d) : "a"(leaf), "c"(0));
  return said;
}

static int has(uint32_t flags, uint32_t wanted) { return (flags & wanted) == wanted; }

/* The sets of functions that this processor can run: 0, 1 (x86-64-v2) or 2 (x86-64-v3). */
PUBLIC int64_t fc_levels(void) {
  uint32_t basic = ask(1).c;
  /* SSE3, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2, POPCNT */
  if (!has(basic, 1u << 0 | 1u << 9 | 1u << 13 | 1u << 19 | 1u << 20 | 1u << 23)) return 0;
  /* FMA, MOVBE, OSXSAVE, AVX, F16C */
  if (!has(basic, 1u << 12 | 1u << 22 | 1u << 27 | 1u << 28 | 1u << 29)) return 1;
  uint32_t saved, high; /* by the system, when it switches programs: both halves of the vectors */
  __asm__("xgetbv" : "=a"(saved), "=d"(high) : "c"(0));
  if (!has(saved, 6) || ask(0).a < 7 || ask(0x80000000u).a < 0x80000001u) return 1;
  /* BMI1, AVX2, BMI2; LZCNT */
  return has(ask(7).b, 1u << 3 | 1u << 5 | 1u << 8) && has(ask(0x80000001u).c, 1u << 5) ? 2 : 1;
}
#else
/* The sets of functions that this processor can run. */
PUBLIC int64_t fc_levels(void) { return 1; }
#endif

#ifdef _WIN32
void *memset(void *start, int value, size_t size) {
  for (unsigned char *at = start, *end = at + size; at != end; at++) *at = (unsigned char)value;
  return start;
}

int DllMain(void *library, unsigned reason, void *reserved) { return 1; }
#endif
