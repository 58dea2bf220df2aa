/** The page says this when it has failed twice in a row. */
export const failedPageTexts = {
  title: 'This page could not be shown',
  text: 'Your quote request is kept. Load the page again, or write to us:',
  reload: 'Load the page again',
  whatsApp: 'WhatsApp',
};
