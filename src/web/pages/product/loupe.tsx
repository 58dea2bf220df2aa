import { useEffect, useRef, type RefObject } from 'react';
import type { PictureSource } from '#content/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './loupe.module.css';

interface LoupeProps {
  source: PictureSource;
  /** The frame of the picture; the loupe must be positioned in it. */
  frame: RefObject<HTMLElement | null>;
}

/** A round glass that shows the picture under the mouse twice as large. */
export function Loupe({ source, frame }: LoupeProps) {
  const glass = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const area = frame.current;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!area || !glass.current) return;
      const { left, top, width, height } = area.getBoundingClientRect();
      const lengths = { x: clientX - left, y: clientY - top, width, height };
      for (const [name, length] of Object.entries(lengths)) glass.current.style.setProperty(`--${name}`, `${length}px`);
      glass.current.hidden = false;
    };
    area?.addEventListener('pointermove', follow);
    return () => area?.removeEventListener('pointermove', follow);
  }, [frame]);
  return (
    <span ref={glass} className={styles.glass} aria-hidden="true" hidden>
      <Picture source={source} alt="" sizes="(min-width: 768px) 116vw, 184vw" className={styles.large} />
    </span>
  );
}
