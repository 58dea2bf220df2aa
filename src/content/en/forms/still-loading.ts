/** A form that was submitted before hydration shows this. */
export const stillLoadingText =
  'The page is still loading. What you typed stays: please press the button again in a moment.';
