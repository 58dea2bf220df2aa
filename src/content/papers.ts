import type { Papers } from './papers/paper-types.ts';
import { parsePapers } from './papers/parse-papers.ts';

/**
 * Only build and server check the facts. The constant is in this file, so that the bundler drops the check for the
 * browser.
 */
const isServerSide = import.meta.env?.SSR ?? true;

/** What the company holds: add only what is in hand. The site shows a certificate as long as it is valid. */
const facts: Papers = {
  certificates: [],
  /** `{ name, number, authority }`, such as with the export authority or plant quarantine, or in a destination. */
  registrations: [],
  lastLots: [],
};

export const papers: Papers = isServerSide ? parsePapers(facts) : facts;
