// Written by `npm run media`; do not edit.

interface Clip { readonly av1: string; readonly h264: string }

/** The film of the home page for wide and for tall screens; undefined as long as there is none. */
export const film: { readonly wide: Clip; readonly tall: Clip } | undefined =
{
  wide: { av1: '/media/film/hero-wide-ce94cc0d.av1.mp4', h264: '/media/film/hero-wide-6b634400.h264.mp4' },
  tall: { av1: '/media/film/hero-tall-16f4aa63.av1.mp4', h264: '/media/film/hero-tall-325cade2.h264.mp4' },
};
