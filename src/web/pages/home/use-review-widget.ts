import { useEffect, useRef, useState, type RefObject } from 'react';
import { addReviewWidget } from './review-widget.ts';

/** The widget is added this far before its section comes into sight. */
const nearby = '400px';

/**
 * The review widget: its script is added when the section appears and removed when the page is left (spec section 2).
 * `area` is watched, the widget is put into `place`, and `filled` says whether it shows anything.
 */
export function useReviewWidget(): {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly filled: boolean;
} {
  const area = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const [watched, target] = [area.current, place.current];
    if (!watched || !target) return;
    let remove: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        remove = addReviewWidget(target, () => setFilled(true));
      },
      { rootMargin: nearby },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
      remove?.();
      setFilled(false);
    };
  }, []);

  return { area, place, filled };
}
