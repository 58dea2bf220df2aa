/** The easing and the duration of animations that scripts start, as `--ease-out` and `--transition-duration-quick` in `theme.css`. */
export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
export const quickMs = 300;
