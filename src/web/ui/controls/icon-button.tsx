import type { ComponentProps } from 'react';
import type { IconName } from '#web/ui/icon-paths.ts';
import { Icon } from '#web/ui/icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: IconName;
  iconSize?: number;
  label: string;
  variant?: keyof typeof variantClasses;
  size?: keyof typeof sizeClasses;
}

const ringClass = 'rounded-full border border-accent transition-colors';
const onPictureClass = 'dark-part hover:bg-accent hover:text-ink';
const stepClass = 'touch-manipulation transition-colors aria-disabled:cursor-default aria-disabled:text-ink-soft/55';
const variantClasses = {
  plain: 'border-none bg-transparent',
  outline: `${ringClass} bg-transparent hover:bg-linen`,
  solid: `${ringClass} bg-cream hover:bg-linen`,
  dark: `${ringClass} ${onPictureClass} bg-walnut`,
  veil: `${ringClass} ${onPictureClass} bg-walnut/82`,
  step: `${stepClass} border-none bg-accent/16 text-ink hover:bg-accent/34`,
};
const sizeClasses = { regular: 'size-touch-target', large: 'size-control', fill: '' };

export function IconButton({
  icon,
  iconSize = 24,
  label,
  variant = 'plain',
  size = 'regular',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`grid flex-none place-items-center ${variantClasses[variant]} ${sizeClasses[size]} ${className}`}
      aria-label={label}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
