import type { AnswerText } from '#content/search/answer-text.ts';
import type { SearchAnswer } from '#content/search/answer-words.ts';

export const searchAnswers: Readonly<Record<SearchAnswer, AnswerText>> = {
  species: {
    title: 'Our cinnamon is the Ceylon type, not cassia',
    text: 'Four barks are sold as cinnamon. They differ in origin, taste, texture and coumarin.',
    link: { path: '/history#types', label: 'Compare the four types' },
  },
  cardamom: {
    title: 'Cardamom: ask us',
    text: 'It is not in the catalogue. Tell us the grade, the amount and the port.',
  },
  organic: {
    title: 'Organic cinnamon: Cinnamon Magic',
    text: 'Our sister brand for organic cinnamon products. Tell us the product and the country you sell in.',
    link: { path: '/about#magic', label: 'See Cinnamon Magic' },
  },
  papers: {
    title: 'Documents and certificates',
    text: 'Choose your product and tick what you need: it goes into your quote request.',
    link: { path: '/papers', label: 'See the documents' },
  },
  quote: {
    title: 'Prices and terms come with your quote',
    text: 'There are no prices here. Send us your request, and we answer with a quote.',
    link: { path: '/shop', label: 'Request a quote' },
  },
  sample: {
    title: 'Samples',
    text: 'Open a product and choose “Request a sample”: it goes into your quote request.',
    link: { path: '/products', label: 'Choose a product' },
  },
  catalogue: {
    title: 'The catalogue',
    text: 'All products with their figures on one page, and as a file.',
    link: { path: '/catalogue', label: 'Open the catalogue' },
  },
};

/** A spice that buyers ask for and the catalogue lacks. */
export const cardamomTexts = {
  /** Subject and first words of the message. */
  question: 'Question about cardamom',
  whatsApp: 'Ask us by WhatsApp',
  mail: 'or by email',
} as const;
