/* For Wine 8 alone, whose C library lacks the functions of complex numbers; never shipped. numpy's copy in the test's
   folder is pointed here instead of there; every other function of mathematics is passed on (see numpy.py).
   Microsoft's long double is a double: the `l` names are the same functions. */
#include <complex.h>

#define ONE(name) \
    __declspec(dllexport) double _Complex our_##name(double _Complex z) { return name(z); } \
    __declspec(dllexport) float _Complex our_##name##f(float _Complex z) { return name##f(z); }
#define PART(name) \
    __declspec(dllexport) double our_##name(double _Complex z) { return name(z); } \
    __declspec(dllexport) float our_##name##f(float _Complex z) { return name##f(z); }

ONE(ccos) ONE(ccosh) ONE(cexp) ONE(clog) ONE(csin) ONE(csinh) ONE(csqrt) ONE(ctan) ONE(ctanh)
ONE(cacos) ONE(cacosh) ONE(casin) ONE(casinh) ONE(catan) ONE(catanh)
PART(cabs) PART(carg) PART(cimag) PART(creal)

__declspec(dllexport) double _Complex our_cpow(double _Complex a, double _Complex b) { return cpow(a, b); }
__declspec(dllexport) float _Complex our_cpowf(float _Complex a, float _Complex b) { return cpowf(a, b); }
