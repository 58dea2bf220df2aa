/** Shown when a page has failed twice in a row. */
export const failedPage = {
  title: 'No se pudo mostrar esta página',
  text: 'Su solicitud de cotización se conserva. Vuelva a cargar la página o escríbanos:',
  reload: 'Volver a cargar la página',
  whatsApp: 'WhatsApp',
};

/** Shown in a form that was sent before the scripts were there. */
export const stillLoading =
  'La página aún se está cargando. Lo que escribió se conserva: vuelva a presionar el botón en un momento.';
