import type { ComponentProps } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: IconName;
  iconSize?: number;
  /** The button's accessible name. */
  label: string;
  /** `plain` has no border; `outline` is a ring; `dark` is a filled ring for pictures and dark surfaces. */
  variant?: 'plain' | 'outline' | 'dark';
}

/** A button that shows only an icon. It is 2.75rem wide and high, or as its class says in `--size`. */
export function IconButton({ icon, iconSize = 24, label, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={`${styles[variant]} ${className ?? ''}`} aria-label={label}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
