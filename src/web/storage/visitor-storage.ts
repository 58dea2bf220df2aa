import { forgetVisitor } from './forget-visitor.ts';
import { storedEmail } from './stored-email.ts';

export interface VisitorStorage {
  readonly readEmail: () => string | undefined;
  readonly writeEmail: (email: string) => void;
  readonly forgetVisitor: () => void;
}

export const visitorStorage: VisitorStorage = {
  readEmail: storedEmail.read,
  writeEmail: (email) => void storedEmail.write(email),
  forgetVisitor,
};
