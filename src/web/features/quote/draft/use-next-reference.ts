import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '#content/company.ts';
import { createQuoteReference, referenceBytes } from '#domain/quote/quote-reference.ts';
import { formatMessageDate } from '#text/format/message-date.ts';

export interface DatedReference {
  readonly reference: string;
  readonly date: string;
}

export function useNextReference() {
  const [next, setNext] = useState(createReference);
  // A reference that an effect has renewed may not be rendered yet when the page is printed.
  const latest = useRef(next);
  const show = useCallback((reference: DatedReference): DatedReference => {
    latest.current = reference;
    setNext(reference);
    return reference;
  }, []);
  const renew = useCallback(() => show(createReference()), [show]);
  const renewIfOutdated = useCallback(() => {
    const isOutdated = latest.current.date !== formatMessageDate(new Date());
    return show(isOutdated ? createReference() : latest.current);
  }, [show]);
  // Runs after every render, because the day may have changed since the last render.
  useEffect(() => void renewIfOutdated());
  useEffect(() => {
    const renewNow = () => flushSync(() => void renewIfOutdated());
    const listening = new AbortController();
    for (const type of ['pageshow', 'focus', 'beforeprint']) {
      window.addEventListener(type, renewNow, { signal: listening.signal });
    }
    document.addEventListener('visibilitychange', renewNow, { signal: listening.signal });
    return () => listening.abort();
  }, [renewIfOutdated]);
  return { next, renew, renewIfOutdated };
}

function createReference(): DatedReference {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: createQuoteReference(company.name, now, random), date: formatMessageDate(now) };
}
