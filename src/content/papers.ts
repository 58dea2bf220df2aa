import { parsePapers, type Papers } from './paper-rules.ts';

/** The browser needs no check: the build and the server have done it. */
const isServerSide = import.meta.env?.SSR ?? true;

/** What the company holds: add only what is in hand. The site shows a certificate as long as it is valid. */
const facts: Papers = {
  certificates: [],
  /** With the export authority, plant quarantine, a country of destination: `{ name, number, authority }`. */
  registrations: [],
};

export const papers: Papers = isServerSide ? parsePapers(facts) : facts;
