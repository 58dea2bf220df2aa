export const requestStepTexts = {
  title: 'Cómo funciona una solicitud',
  lead: 'Los precios van en nuestra cotización.',
  steps: [
    { title: 'Elija', text: 'Abra una categoría y elija el tipo, el peso por empaque y la cantidad.' },
    { title: 'Reúna', text: 'Agregue todos los productos que quiera. Se guardan con su correo.' },
    {
      title: 'Envíe',
      text: 'Un botón pone todos los productos en un mensaje de WhatsApp para nosotros, listo para enviar.',
    },
  ],
} as const;
