// Written by `npm run media`; do not edit.

/** The film of the home page; null as long as there is none. */
export const film: { readonly av1: string; readonly h264: string } | null = { av1: '/media/film/hero-53c453f1.av1.mp4', h264: '/media/film/hero-df36da7e.h264.mp4' };
