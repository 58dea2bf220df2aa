import { clearVisitorData } from './clear-visitor-data.ts';
import { storedEmail } from './stored-email.ts';

/** What the cart's client remembers: whose cart is open. */
export const visitorStorage = {
  readEmail: storedEmail.read,
  writeEmail: (email: string): void => void storedEmail.write(email),
  clearVisitorData,
};

export type VisitorStorage = typeof visitorStorage;
