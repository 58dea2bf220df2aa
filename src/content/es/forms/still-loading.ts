/** Shown in a form that was sent before the scripts were there. */
export const stillLoading =
  'La página aún se está cargando. Lo que escribió se conserva: vuelva a presionar el botón en un momento.';
