/** As `--ease-out` and `--transition-duration-quick` in `theme.css`; `quickMs` is in milliseconds. */
export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
export const quickMs = 300;
