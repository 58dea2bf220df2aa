import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { ContactLabels } from '#domain/contact/contact-message.ts';

export const head: PageHead = {
  title: `Contact us | ${company.name}`,
  description:
    'Write to us about Ceylon cinnamon and spices, by WhatsApp, email or phone. We are in Elpitiya, in the south of Sri Lanka.',
};

export const contactPageTexts = {
  breadcrumb: 'Contact',
  title: 'Contact us',
  lead: 'Ask us about a grade, a sample, packing or documents. A short message is enough.',
  cardsLabel: 'Ways to reach us',
} as const;

export const contactCardTexts = {
  address: { title: 'Address', hint: 'On the map' },
  hotline: { title: 'Hotline', hint: 'Call us' },
  email: { title: 'Email', hint: 'Write to us' },
  website: { title: 'Website', hint: 'Open it' },
} as const;

export const contactFormTexts = {
  title: 'Write to us',
  text: 'WhatsApp opens with your message. You can read it before you send it.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  otherSendWays: {
    lead: 'No WhatsApp?',
    ways: [
      { way: 'copy', before: ' ', label: 'Copy the message' },
      { way: 'email', before: ' or ', label: 'send it by email' },
    ],
    closing: '.',
  },
} as const;

export const contactLabels: ContactLabels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  cutNotice: '(The message goes on. The rest follows.)',
};

export const contactMapTexts = {
  title: 'Where we are',
  text: 'Elpitiya lies in the low country of the south, about 27 km from Galle and about 82 km from the port of Colombo in a straight line.',
  label: 'Map of Sri Lanka: Elpitiya in the south-west, between Colombo and Galle',
  show: 'Show Interactive Map',
  notice: 'The interactive map is loaded from OpenStreetMap when you press the button.',
  frameTitle: 'Interactive map of Elpitiya, Sri Lanka',
  open: 'Open in OpenStreetMap',
  credit: '© OpenStreetMap contributors',
  creditUrl: 'https://www.openstreetmap.org/copyright',
  places: { elpitiya: 'Elpitiya', colombo: 'Colombo', galle: 'Galle', kandy: 'Kandy' },
  sea: 'Indian Ocean',
  scale: '50 km',
} as const;
