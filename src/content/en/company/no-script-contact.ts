/** What browsers without script show: why a page does not work, and ways to reach us. */
export const noScriptContactTexts = {
  why: {
    cart: 'Your quote request is kept on our server, and this page needs JavaScript to show it. Without it, please write to us:',
    contact: 'To send a message, this form needs JavaScript. Without it, please write to us:',
    order: 'To put a quote request together, this page needs JavaScript. Without it, please write to us:',
  },
  whatsApp: 'by WhatsApp',
  or: 'or by phone',
} as const;
