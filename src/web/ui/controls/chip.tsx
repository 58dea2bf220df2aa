import type { ComponentProps } from 'react';

/** A value that is offered: pressed, it fills a field in. */
export function Chip(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="min-h-touch rounded-pill border border-accent px-4 py-2 text-sm font-semibold hover:bg-accent/18"
    />
  );
}
