/** A form that was submitted before hydration shows this. */
export const stillLoadingText =
  'La página aún se está cargando. Lo que escribió se conserva: vuelva a presionar el botón en un momento.';
