import { clearVisitorData } from './clear-visitor-data.ts';
import { storedEmail } from './stored-email.ts';

export const visitorStorage = {
  readEmail: storedEmail.read,
  writeEmail: (email: string): void => void storedEmail.write(email),
  clearVisitorData,
};

export type VisitorStorage = typeof visitorStorage;
