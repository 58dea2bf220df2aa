/**
 * The first script of a page, and the smallest. It has the others fetched once all that the visitor sees at first is
 * there: until then the link belongs to the words, the fonts and the first picture. Whoever touches the page earlier gets
 * them earlier, and so does a page of which a picture never ends.
 */
const patienceMs = 4000;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset['files']?.split(' ') ?? [];

function begin(): void {
  for (const sign of signs) document.removeEventListener(sign, begin);
  // What is under way or done is not fetched again.
  for (const file of files) void import(/* @vite-ignore */ file);
}

if (document.readyState === 'complete') begin();
else {
  window.addEventListener('load', begin, { once: true });
  setTimeout(begin, patienceMs);
  for (const sign of signs) document.addEventListener(sign, begin, { passive: true });
}
