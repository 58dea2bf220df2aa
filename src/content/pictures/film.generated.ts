// Written by `npm run media`; do not edit.

interface Clip { readonly av1: string; readonly h264: string }

/** The film of the home page for wide and for tall screens; undefined as long as there is none. */
export const film: { readonly wide: Clip; readonly tall: Clip } | undefined =
{
  wide: { av1: '/media/film/hero-wide-f5bdf7cb.av1.mp4', h264: '/media/film/hero-wide-8b306d8b.h264.mp4' },
  tall: { av1: '/media/film/hero-tall-16f4aa63.av1.mp4', h264: '/media/film/hero-tall-325cade2.h264.mp4' },
};
