import type { Certificate, LastLot } from '#content/papers/paper-rules.ts';

/** A certificate in the words of this language. */
export function localizeCertificate(certificate: Certificate): Certificate {
  return certificate;
}

/** The figures of a lot in this language, if the company has stated them in it. */
export function lotFigures({ figures }: LastLot): string | undefined {
  return figures;
}
