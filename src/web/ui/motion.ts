/** The easing and the duration of animations that scripts start, as `--ease` and `--quick` in `tokens.css`. */
export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
export const quickMs = 300;
