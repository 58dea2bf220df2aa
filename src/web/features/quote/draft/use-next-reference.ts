import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '#content/company.ts';
import { quoteReference, referenceBytes } from '#domain/quote/quote-reference.ts';
import { formatMessageDate } from '#text/format/message-date.ts';

export interface DatedReference {
  readonly reference: string;
  readonly date: string;
}

export function useNextReference() {
  const [next, setNext] = useState(createReference);
  const latest = useRef(next);
  const replace = useCallback((): DatedReference => {
    latest.current = createReference();
    setNext(latest.current);
    return latest.current;
  }, []);
  const replaceIfOutdated = useCallback(
    (): DatedReference => (latest.current.date === formatMessageDate(new Date()) ? latest.current : replace()),
    [replace],
  );
  // Runs after every render, because the day may have changed since the last one.
  useEffect(() => void replaceIfOutdated());
  useEffect(() => {
    // The page may have been open since another day, also in the back/forward cache of a phone.
    const replaceNow = () => flushSync(() => void replaceIfOutdated());
    const listening = new AbortController();
    for (const type of ['pageshow', 'focus', 'beforeprint']) {
      window.addEventListener(type, replaceNow, { signal: listening.signal });
    }
    document.addEventListener('visibilitychange', replaceNow, { signal: listening.signal });
    return () => listening.abort();
  }, [replaceIfOutdated]);
  return { next, replace, replaceIfOutdated };
}

function createReference(): DatedReference {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: quoteReference(company.name, now, random), date: formatMessageDate(now) };
}
