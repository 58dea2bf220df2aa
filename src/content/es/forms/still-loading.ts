/** Shown in a form that was submitted before hydration. */
export const stillLoading =
  'La página aún se está cargando. Lo que escribió se conserva: vuelva a presionar el botón en un momento.';
