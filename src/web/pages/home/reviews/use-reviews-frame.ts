import { useEffect, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import type { ReviewsHeightMessage } from '#contract';
import { toObjectOrEmpty, type Unvalidated } from '#domain/json.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';

const firstHeightTimeoutMs = 8000;
/** Far more than `post-height.ts` posts. */
const maxMessagesPerSecond = 100;
/** Heights of the frame in CSS pixels. Below the minimum the widget shows nothing yet; above the maximum it scrolls. */
const minHeight = 40;
const maxHeight = 2000;

type ReviewsState = { readonly status: 'loading' | 'stopped' } | { readonly status: 'shown'; readonly height: number };

/**
 * Runs the review widget in a sandboxed frame while the page is shown. Removes it when it shows nothing in time or
 * floods the page with messages. The height only grows until the width changes, so that the widget can't move the page
 * about.
 */
export function useReviewsFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<ReviewsState>({ status: 'loading' });
  const [isWanted, setIsWanted] = useState(company.reviews?.load === 'visit');
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!isWanted) return undefined;
    const isFlood = createFloodDetector();
    let lastSize = { width: 0, height: 0 };
    const listening = new AbortController();
    const timer = setTimeout(stop, firstHeightTimeoutMs);
    const receive = (event: MessageEvent) => {
      const element = frame.current;
      // The sandbox gives the frame an opaque origin, which its messages report as `null`.
      if (!element || event.source !== element.contentWindow || event.origin !== 'null') return;
      if (isFlood()) return stop();
      const height = parseReviewsHeight(event.data);
      if (height === undefined) return;
      clearTimeout(timer);
      const width = element.clientWidth;
      if (width === lastSize.width && height <= lastSize.height) return;
      lastSize = { width, height };
      setState({ status: 'shown', height });
    };
    window.addEventListener('message', receive, { signal: listening.signal });
    return cleanUp;

    function stop(): void {
      cleanUp();
      setState({ status: 'stopped' });
    }
    function cleanUp(): void {
      listening.abort();
      clearTimeout(timer);
    }
  }, [isWanted]);

  const hasFrame = isHydrated && isWanted && state.status !== 'stopped';
  return {
    frame,
    hasFrame,
    height: state.status === 'shown' ? state.height : undefined,
    show: company.reviews && !isWanted ? () => setIsWanted(true) : undefined,
  };
}

function createFloodDetector(): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > maxMessagesPerSecond;
  };
}

export function parseReviewsHeight(data: unknown): number | undefined {
  const { reviewsHeight: height }: Unvalidated<ReviewsHeightMessage> = toObjectOrEmpty(data);
  if (typeof height !== 'number' || !Number.isFinite(height) || height < minHeight) return undefined;
  return Math.min(Math.ceil(height), maxHeight);
}
