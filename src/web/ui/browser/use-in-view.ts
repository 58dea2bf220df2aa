import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Says when an element comes into view and when it leaves it; first whether it is there at the start. */
export function useInView(element: RefObject<Element | null>, onChange: (isInView: boolean) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => change(entries.at(-1)?.isIntersecting ?? false));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
