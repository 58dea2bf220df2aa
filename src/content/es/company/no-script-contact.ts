/** What browsers without script show: why a page does not work, and ways to reach us. */
export const noScriptContactTexts = {
  why: {
    cart: 'Su solicitud de cotización se guarda en nuestro servidor y esta página necesita JavaScript para mostrarla. Si no lo tiene, contáctenos:',
    contact: 'Para enviar un mensaje, este formulario necesita JavaScript. Si no lo tiene, contáctenos:',
    order: 'Para armar una solicitud de cotización, esta página necesita JavaScript. Si no lo tiene, contáctenos:',
  },
  whatsApp: 'por WhatsApp',
  or: 'o por teléfono',
} as const;
