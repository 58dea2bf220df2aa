import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { easing } from './motion.ts';
import { reducedMotion } from './reduced-motion.ts';

/** How long a track must not move until it counts as resting, in milliseconds. */
const restTime = 120;

/**
 * A row that scrolls sideways and snaps to its children. `onRest` gets the index of the child where a finger leaves it.
 * `slideTo` brings a child to the start within `duration` milliseconds: a neighbour slides in, a more distant one fades in.
 */
export function useSnapTrack<Track extends HTMLElement>(
  duration: number,
  onRest: (index: number) => void,
): { readonly track: RefObject<Track | null>; readonly slideTo: (index: number) => void } {
  const track = useRef<Track>(null);
  /** Where the track was put, in CSS pixels. */
  const left = useRef(0);
  const rest = useEffectEvent(onRest);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (Math.abs(element.scrollLeft - left.current) < 1) return;
      timer = setTimeout(() => {
        left.current = element.scrollLeft;
        rest(childAtStart(element));
      }, restTime);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, []);

  const slideTo = (index: number) => {
    const element = track.current;
    const child = element?.children[index];
    if (!element || !child) return;
    // What the children hold moves: a transform of their own would move the places that the track snaps to.
    const contents = [...element.querySelectorAll(':scope > * > *')];
    const leftEdge = () => contents[0]?.getBoundingClientRect().left ?? 0;
    const before = leftEdge();
    for (const animation of contents.flatMap((each) => each.getAnimations())) animation.cancel();
    element.scrollTo({ left: offsetOf(child, element), behavior: 'instant' });
    left.current = element.scrollLeft;
    const shift = before - leftEdge();
    if (shift === 0 || reducedMotion().matches) return;
    const isFar = Math.abs(shift) > element.clientWidth * 1.5;
    const keyframes = isFar ? { opacity: [0.4, 1] } : { transform: [`translateX(${shift}px)`, 'none'] };
    // Only what is seen before or after: the browser draws each into a layer of its own, before the first frame.
    const seen = contents.filter((each) => isWithin(element, each, 0) || isWithin(element, each, shift));
    for (const each of seen) each.animate(keyframes, { duration, easing });
  };

  return { track, slideTo };
}

/** Whether a part of an element that is moved sideways by `shift` CSS pixels is within the track. */
function isWithin(track: Element, element: Element, shift: number): boolean {
  const [outer, inner] = [track.getBoundingClientRect(), element.getBoundingClientRect()];
  return inner.right + shift > outer.left && inner.left + shift < outer.right;
}

/** How far a child is from the first one, in CSS pixels. */
function offsetOf(child: Element | undefined, track: Element): number {
  const first = track.children[0];
  return child instanceof HTMLElement && first instanceof HTMLElement ? child.offsetLeft - first.offsetLeft : 0;
}

/** Index of the child nearest to the start of the track. */
function childAtStart(track: Element): number {
  const distances = [...track.children].map((child) => Math.abs(offsetOf(child, track) - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
