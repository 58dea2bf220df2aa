export const stackedClass =
  'flex-col justify-start gap-1 py-2 text-center leading-130 wrap-normal @max-row:text-caption';
