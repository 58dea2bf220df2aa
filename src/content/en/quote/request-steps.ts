/** From the choice of a type to the message. */
export const requestSteps = {
  title: 'How a request works',
  lead: 'Prices come with the quote we send you.',
  steps: [
    { title: 'Choose', text: 'Open a category and choose the type, the pack weight and the quantity.' },
    { title: 'Collect', text: 'Add as many items as you like. They are kept under your email.' },
    { title: 'Send', text: 'One button puts all items into a WhatsApp message to us, ready to send.' },
  ],
} as const;
