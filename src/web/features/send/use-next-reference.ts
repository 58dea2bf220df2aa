import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '#content/company.ts';
import { quoteReference, referenceBytes } from '#domain/quote/quote-reference.ts';
import { messageDate } from '#text/quote/quote-message.ts';

export interface DatedReference {
  readonly reference: string;
  readonly date: string;
}

/** Reference and date of the next request, and a function that renews them on another day, or if they are used. */
export function useNextReference(): [DatedReference, (isUsed?: boolean) => DatedReference] {
  const [next, setNext] = useState(createReference);
  const latest = useRef(next);
  const renew = useCallback((isUsed = false) => {
    if (isUsed || latest.current.date !== messageDate(new Date())) {
      latest.current = createReference();
      setNext(latest.current);
    }
    return latest.current;
  }, []);
  useEffect(() => {
    // The page may have been open since another day, also in the back/forward cache of a phone.
    const renewAtOnce = () => flushSync(() => void renew());
    const listening = new AbortController();
    for (const type of ['pageshow', 'focus', 'beforeprint'])
      window.addEventListener(type, renewAtOnce, { signal: listening.signal });
    document.addEventListener('visibilitychange', renewAtOnce, { signal: listening.signal });
    return () => listening.abort();
  }, [renew]);
  return [next, renew];
}

function createReference(): DatedReference {
  const now = new Date();
  const random = crypto.getRandomValues(new Uint8Array(referenceBytes));
  return { reference: quoteReference(company.name, now, random), date: messageDate(now) };
}
