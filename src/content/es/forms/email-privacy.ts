/** These texts stand beside every email field. */
export const emailPrivacyTexts = {
  title: 'Para qué usamos su correo',
  uses: {
    cart: 'Quien escriba este correo ve los productos y puede cambiarlos o quitarlos. Su nombre y su número no se muestran.',
    contact: 'Va en el mensaje que usted envía. Este formulario no guarda nada en nuestro servidor.',
  },
  link: 'Más sobre privacidad',
} as const;
