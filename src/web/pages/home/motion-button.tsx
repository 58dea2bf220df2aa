import { Icon } from '#web/ui/icon.tsx';
import styles from './motion-button.module.css';

interface MotionButtonProps {
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  /** What the button does, as its name: it changes with what is going on. */
  readonly words: { readonly play: string; readonly pause: string };
  readonly className?: string | undefined;
}

/** Stops what moves by itself and lets it go on again (WCAG 2.2.2). Without scripts nothing moves, and it is not shown. */
export function MotionButton({ playing, onPlay, onPause, words, className }: MotionButtonProps) {
  return (
    <button
      className={`${styles.button} ${className ?? ''}`}
      type="button"
      aria-label={playing ? words.pause : words.play}
      onClick={playing ? onPause : onPlay}
    >
      <Icon name={playing ? 'pause' : 'play'} size={20} />
    </button>
  );
}
