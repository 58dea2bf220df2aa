import { company } from '#content/company.ts';
import type { PictureId } from '#content/picture.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `About us | ${company.name}`,
  description: `A spice producer and exporter in Elpitiya, Sri Lanka, since ${company.founded}: our company, Cinnamon Magic, our vision and mission, and a gallery.`,
};

export const breadcrumb = 'About us';

export const opening = {
  eyebrow: 'About us',
  title: 'A spice house in cinnamon country',
  lead: `From Elpitiya, in the south of Sri Lanka, since ${company.founded}.`,
} as const;

export const companySection = {
  eyebrow: 'Our company',
  title: 'Who we are',
  paragraphs: [
    `${company.name} was established in ${company.founded}. We produce and export the spices of Sri Lanka: true cinnamon first, then whole spices and spice powders. Today we have a presence in over ${company.countriesPresent} countries and export to over ${company.countriesExported}.`,
    'Elpitiya lies inland from Ambalangoda, in Galle District. The land is low and warm, and two monsoons bring it rain. Cinnamon grows here beside tea, rubber and rice. By 1795 Galle already had one of the first planted cinnamon gardens of the island.',
    'The making of a quill has changed little since. The rough outer bark is scraped off, the inner bark is rubbed loose with a brass rod and lifted away in one piece. Strip is laid into strip, the finest outside, until the quill is a little over a metre long. Then it dries slowly in the shade, and is rolled by hand each day until it is firm.',
  ],
  history: 'The history of cinnamon',
} as const;

const { latitude, longitude } = company.location;

export const addressSection = {
  title: 'Where we are',
  postcode: `Postcode ${company.postcode}`,
  /** Distances from the middle of the town; ports as the crow flies. */
  facts: [
    { label: 'Position', value: `${latitude.toFixed(3)}° N, ${longitude.toFixed(3)}° E` },
    { label: 'Southern Expressway', value: '3.8 km from the Kurundugahahetekma interchange' },
    { label: 'Port of Colombo', value: 'about 82 km in a straight line' },
    { label: 'Port of Hambantota', value: 'about 106 km in a straight line' },
    { label: 'Local time', value: 'UTC +5:30' },
  ],
  contact: 'Contact us',
} as const;

export const magic = {
  eyebrow: 'Our sister brand',
  title: 'Cinnamon Magic',
  paragraphs: [
    'Cinnamon Magic is our sister brand for organic cinnamon products. It keeps to this one spice, so that a shop, a bakery or a tea maker who asks for organic cinnamon knows which name to look for.',
    'Tell us the product, the pack and the country you sell in. We will answer with what is available and with the papers that come with it.',
  ],
  action: 'Ask about Cinnamon Magic',
} as const;

export const direction = {
  eyebrow: 'Where we are going',
  title: 'Our director’s vision and mission',
  quotations: [
    {
      name: 'Vision',
      text: 'I want cooks everywhere to know the taste of true Ceylon cinnamon, and the families who grow and peel it to have a good living from it.',
    },
    {
      name: 'Mission',
      text: 'To send every buyer the grade that was agreed, clean, dry and well packed, with papers that are true, and to do it again with the next order.',
    },
  ],
} as const;

export const gallery = {
  title: 'Gallery',
  eyebrow: 'Twenty pictures',
  lead: 'Spices, and the things they are dried on, ground in, weighed with and packed in. Open a picture to see it large.',
  pictures: [
    'gallery-01',
    'gallery-02',
    'gallery-03',
    'gallery-04',
    'gallery-05',
    'gallery-06',
    'gallery-07',
    'gallery-08',
    'gallery-09',
    'gallery-10',
    'gallery-11',
    'gallery-12',
    'gallery-13',
    'gallery-14',
    'gallery-15',
    'gallery-16',
    'gallery-17',
    'gallery-18',
    'gallery-19',
    'gallery-20',
  ] satisfies readonly PictureId[],
} as const;
