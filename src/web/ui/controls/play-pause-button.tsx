import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';

interface PlayPauseButtonProps extends Omit<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'onClick'> {
  isPlaying: boolean;
  onPlay: () => void;
  onPause: () => void;
  labels: { readonly play: string; readonly pause: string };
}

/** Pauses and resumes an animation (WCAG 2.2.2). The button is hidden without scripts, because then nothing moves. */
export function PlayPauseButton({
  isPlaying,
  onPlay,
  onPause,
  labels,
  className = '',
  ...button
}: PlayPauseButtonProps) {
  return (
    <IconButton
      {...button}
      className={`noscript:hidden ${className}`}
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? labels.pause : labels.play}
      onClick={isPlaying ? onPause : onPlay}
    />
  );
}
