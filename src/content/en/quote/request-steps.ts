export const requestStepTexts = {
  title: 'How a request works',
  lead: 'You receive our prices with the quote.',
  steps: [
    { title: 'Choose', text: 'Open a category and choose the type, the pack weight and the quantity.' },
    { title: 'Collect', text: 'Add as many items as you like. They are kept under your email.' },
    { title: 'Send', text: 'One button opens WhatsApp with all items in a message to us. You check it and send it.' },
  ],
} as const;
