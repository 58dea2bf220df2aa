import { useEffect, useRef, useState, type RefObject } from 'react';
import { addReviewWidget } from './review-widget.ts';

/**
 * The review widget: its script is added when the page appears and removed when it is left (spec section 2). The widget
 * is put into `place`, and `filled` says whether it shows anything.
 */
export function useReviewWidget(): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly filled: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const remove = addReviewWidget(place.current, () => setFilled(true));
    return () => {
      remove();
      setFilled(false);
    };
  }, []);

  return { place, filled };
}
