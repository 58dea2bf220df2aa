import { company } from '#content/company.ts';
import { counts } from './counts.ts';

export const country = 'Sri Lanka';

export const llmsTexts = {
  intro: `${company.name} is a spice producer and exporter in Elpitiya, Sri Lanka, since ${company.founded}. The site lists ${counts.all} products with trade figures; prices are given by quote.`,
  productsTitle: 'Products',
  dataTitle: 'The same as data',
  json: 'Catalogue as JSON',
  jsonHint: 'all products with their figures',
  schema: 'JSON schema of the catalogue',
  csv: 'Catalogue as CSV',
  csvHint: 'one line for each product',
  pdf: 'Catalogue as PDF',
  pdfHint: 'to print or to send on',
  companyTitle: 'Company',
  quoteTitle: 'How to request a quote',
  quoteSteps: [
    'Open the order form of a category, choose a type, enter pack weight, unit, quantity and email, and add the item.',
    'Open the quote request at /cart, check the items, and enter name and contact number.',
    'A person presses "Send Quote via WhatsApp" and sends the message. Nothing is sent without this press.',
  ],
} as const;
