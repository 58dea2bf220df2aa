import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Aviso legal | ${company.name}`,
  description: `Quién responde por este sitio: nombre, dirección, correo y teléfono de ${company.name}, exportador de especias de Sri Lanka.`,
};

export const imprintPageTexts = {
  title: 'Aviso legal',
  lead: 'Quién responde por este sitio y cómo comunicarse con nosotros.',
  privacy: 'Qué guarda este sitio sobre usted',
} as const;

/** The names of the facts; a fact that is not stated has no row. */
export const imprintLabels = {
  name: 'Empresa',
  registrationNumber: 'Número de registro',
  registeredOffice: 'Domicilio legal',
  taxNumber: 'Número de identificación fiscal',
  exporterRegistration: 'Registro de exportador',
  address: 'Dirección',
  email: 'Correo',
  phone: 'Teléfono',
  website: 'Sitio web',
  responsiblePerson: 'Responsable del contenido',
  euRepresentative: 'Representante en la Unión Europea',
  hours: 'Horario de oficina',
  languages: 'Respondemos en',
} as const;
