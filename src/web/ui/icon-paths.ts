const strokePaths = {
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  cart: 'M3 4.5h2.4l2.3 10.2h9.9l2.2-7.4H6.2M9 19.2a.9.9 0 1 0 0 .1M16.4 19.2a.9.9 0 1 0 0 .1',
  phone:
    'M6.3 3.8l3 .6 1.2 3.6-2 1.7a12.6 12.6 0 0 0 5.8 5.8l1.7-2 3.6 1.2.6 3c.1.8-.5 1.5-1.3 1.5C11 19.6 4.4 13 4.8 5.1c0-.8.7-1.4 1.5-1.3z',
  mail: 'M3.5 6.2h17v11.6h-17zM4 6.8l8 6.2 8-6.2',
  pin: 'M12 20.5c4.4-4.6 6.6-8 6.6-10.7a6.6 6.6 0 1 0-13.2 0c0 2.7 2.2 6.1 6.6 10.7zM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.7 12h16.6M12 3.5c2.6 2.6 3.7 5.4 3.7 8.5s-1.1 5.9-3.7 8.5c-2.6-2.6-3.7-5.4-3.7-8.5s1.1-5.9 3.7-8.5z',
  previous: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.2l10.5 6.8L8 18.8z',
  minus: 'M5.5 12h13',
  plus: 'M12 5.5v13M5.5 12h13',
  check: 'M4.5 12.5l5 5 10-11',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l4.7 4.7',
  arrow: 'M4 12h15M13.5 6.5L19 12l-5.5 5.5',
  edit: 'M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM13.6 7.2l3.2 3.2',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  print: 'M7 9V3.5h10V9M7 16.5H4V9h16v7.5h-3M7 13.5h10v7H7z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11h-4',
} as const;

const fillPaths = {
  facebook:
    'M13.6 21v-7.9h2.7l.4-3.1h-3.1V8.1c0-.9.25-1.5 1.55-1.5h1.65V3.8c-.29-.04-1.27-.12-2.41-.12-2.39 0-4.02 1.46-4.02 4.13V10H7.7v3.1h2.67V21z',
  instagram:
    'M8.2 3.5h7.6a4.7 4.7 0 0 1 4.7 4.7v7.6a4.7 4.7 0 0 1-4.7 4.7H8.2a4.7 4.7 0 0 1-4.7-4.7V8.2a4.7 4.7 0 0 1 4.7-4.7zm0 1.7a3 3 0 0 0-3 3v7.6a3 3 0 0 0 3 3h7.6a3 3 0 0 0 3-3V8.2a3 3 0 0 0-3-3zM12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 1.7a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm4.5-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  tiktok:
    'M16.2 3.5c.3 2.3 1.6 3.7 3.8 3.85v2.6a6.5 6.5 0 0 1-3.75-1.2v5.9c0 5.3-5.7 7.1-8.65 4.3-2.7-2.6-1.2-8 3.95-7.75v2.75c-2.4-.3-3.3 1.3-2.8 2.6.7 1.7 4.6 1.6 4.6-1.9V3.5z',
  whatsapp:
    'M12 3.2a8.7 8.7 0 0 0-7.5 13.1L3.2 20.8l4.7-1.2A8.7 8.7 0 1 0 12 3.2zm0 1.6a7.1 7.1 0 1 1-3.7 13.15l-.3-.17-2.6.67.7-2.5-.18-.3A7.1 7.1 0 0 1 12 4.8zM8.9 7.5c-.5 0-1.5.6-1.5 2.1 0 1.45 1.05 2.85 1.2 3.05.15.2 2.05 3.25 5.05 4.43 2.5.98 3 .78 3.55.73.55-.05 1.75-.72 2-1.4.25-.7.25-1.3.17-1.4-.08-.13-.28-.2-.58-.35l-1.7-.83c-.25-.1-.43-.13-.6.13-.18.25-.68.83-.85 1-.15.18-.3.2-.58.08-1.65-.83-2.75-1.48-3.83-3.35-.28-.5.3-.45.83-1.5.1-.18.05-.33-.02-.45l-.78-1.85c-.2-.5-.4-.4-.55-.42z',
} as const;

export type IconName = keyof typeof strokePaths | keyof typeof fillPaths;

/** Each document contains this sprite once, so that the scripts of pages do not contain the drawings. */
export function renderIconSprite(): string {
  const line = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  return `<div hidden><svg>${renderPaths(strokePaths, line)}${renderPaths(fillPaths, 'fill="currentColor"')}</svg></div>`;
}

function renderPaths(paths: Readonly<Record<string, string>>, attributes: string): string {
  return Object.entries(paths)
    .map(([name, d]) => `<path id="icon-${name}" d="${d}" ${attributes}/>`)
    .join('');
}
