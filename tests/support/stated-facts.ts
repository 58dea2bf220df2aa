import type { OptionalFacts } from '#content/company/company-types.ts';

export const statedFacts: Required<OptionalFacts> = {
  legalName: 'Ceylon Spice Exports (Pvt) Ltd',
  registrationNumber: 'PV 00000',
  registeredOffice: 'Main Street, Elpitiya',
  taxNumber: '000',
  exporterRegistration: 'EDB 000',
  responsiblePerson: 'A. Perera',
  privacyContact: 'privacy@ceylon.lk',
  euRepresentative: 'B. Muster, Berlin',
  hours: { en: 'Monday to Friday, 8.30 to 17.00', es: 'De lunes a viernes, de 8:30 a 17:00' },
  answersWithin: { en: 'one working day', es: 'un día hábil' },
  languages: { en: ['English'], es: ['inglés'] },
  salesPerson: 'N. Silva',
  salesRole: { en: 'Export sales', es: 'Ventas de exportación' },
  salesPhone: '+94 77 123 4567',
  minimumOrder: { en: '25 kg of a grade', es: '25 kg de un grado' },
  leadTime: { en: '2 to 3 weeks from your order to the port', es: 'de 2 a 3 semanas del pedido al puerto' },
  paymentTerms: {
    en: '30 % in advance, the rest against documents',
    es: '30 % por adelantado, el resto contra documentos',
  },
  incoterms: 'FOB Colombo, CIF',
  containerLoadOfBales: { en: 'about 9 t in a 20 ft container', es: 'unas 9 t en un contenedor de 20 pies' },
  containerLoadOfBags: { en: 'about 14 t in a 20 ft container', es: 'unas 14 t en un contenedor de 20 pies' },
  containerLoadOfDrums: { en: '80 drums in a 20 ft container', es: '80 tambores en un contenedor de 20 pies' },
};
