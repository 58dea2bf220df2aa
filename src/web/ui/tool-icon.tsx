import { LineIcon } from './icon.tsx';

const lines = {
  edit: 'M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM13.6 7.2l3.2 3.2',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  print: 'M7 9V3.5h10V9M7 16.5H4V9h16v7.5h-3M7 13.5h10v7H7z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11h-4',
} as const;

interface ToolIconProps {
  name: keyof typeof lines;
  /** Of both sides, in pixels. */
  size?: number;
  className?: string;
}

/** An {@link Icon} of a tool for lists. Apart from the others, so that only pages with such tools load it. */
export function ToolIcon({ name, ...drawing }: ToolIconProps) {
  return <LineIcon {...drawing} path={lines[name]} />;
}
