import type { Certificate, LastLot } from '#content/papers/paper-rules.ts';

/** A certificate in the words of this language. */
export function localizeCertificate(certificate: Certificate): Certificate {
  const { name, scope, nameInSpanish = name, scopeInSpanish = scope } = certificate;
  return { ...certificate, name: nameInSpanish, scope: scopeInSpanish };
}

/** The figures of a lot in this language, if the company has stated them in it. */
export function lotFigures({ figuresInSpanish }: LastLot): string | undefined {
  return figuresInSpanish;
}
