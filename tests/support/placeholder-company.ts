import type { Company } from '#content/company/company-types.ts';

export const placeholderCompany: Company = {
  name: 'Ceylon Spice Exports',
  founded: 1990,
  countriesPresent: 50,
  countriesExported: 80,
  email: 'hello@example.com',
  phone: '+94 00 000 0000',
  whatsappNumber: '94000000000',
  address: ['Elpitiya', 'Galle District', 'Sri Lanka'],
  postcode: '80400',
  website: 'www.example.com',
  location: { latitude: 6.288, longitude: 80.1596 },
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    tiktok: 'https://www.tiktok.com/',
  },
  developer: { name: '[developer]', url: '' },
  confirmedTechnologies: [],
  picturesAreIllustrations: true,
  visionAndMission: 'draft',
  reviews: {
    load: 'visit',
    scriptUrl: 'https://widget.example/a.js',
    widgetClass: 'app-00000000-0000-0000-0000-000000000000',
    origins: ['https://widget.example', 'https://*.widget-files.example'],
  },
  video: { embedUrl: 'https://www.youtube-nocookie.com/embed/00000000000' },
  map: { embedUrl: 'https://map.example/embed', pageUrl: 'https://map.example/' },
};
