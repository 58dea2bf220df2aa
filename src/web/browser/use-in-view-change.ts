import { useEffect, useEffectEvent, type RefObject } from 'react';

export function useInViewChange(element: RefObject<Element | null>, onChange: (isInView: boolean) => void): void {
  const reportChange = useEffectEvent(onChange);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => reportChange(entries.at(-1)?.isIntersecting ?? false));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
