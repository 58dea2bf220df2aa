import { clearVisitorData } from './clear-visitor-data.ts';
import { storedEmail } from './stored-email.ts';

export interface VisitorStorage {
  readonly readEmail: () => string | undefined;
  readonly writeEmail: (email: string) => void;
  readonly clearVisitorData: () => void;
}

export const visitorStorage: VisitorStorage = {
  readEmail: storedEmail.read,
  writeEmail: (email) => void storedEmail.write(email),
  clearVisitorData,
};
