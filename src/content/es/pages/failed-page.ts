/** The page says this when it has failed twice in a row. */
export const failedPageTexts = {
  title: 'No se pudo mostrar esta página',
  text: 'Su solicitud de cotización se conserva. Vuelva a cargar la página o escríbanos:',
  reload: 'Volver a cargar la página',
  whatsApp: 'WhatsApp',
};
