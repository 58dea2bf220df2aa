import { IconButton } from '#web/ui/controls/icon-button.tsx';

interface PlayPauseButtonProps {
  isPlaying: boolean;
  onPlay: () => void;
  onPause: () => void;
  labels: { readonly play: string; readonly pause: string };
  className?: string | undefined;
}

/** Pauses and resumes an animation (WCAG 2.2.2). Hidden without scripts: nothing moves then. */
export function PlayPauseButton({ isPlaying, onPlay, onPause, labels, className }: PlayPauseButtonProps) {
  return (
    <IconButton
      variant="veil"
      className={`noscript:hidden ${className ?? ''}`}
      icon={isPlaying ? 'pause' : 'play'}
      iconSize={20}
      label={isPlaying ? labels.pause : labels.play}
      onClick={isPlaying ? onPause : onPlay}
    />
  );
}
