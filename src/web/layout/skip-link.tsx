import { headerTexts } from '#text/site.ts';

export function SkipLink() {
  return (
    // Tailwind's own classes that move things register properties, which every page would have. The ring lies inside,
    // because around the link it would lie on dark and on light.
    <a
      className="fixed top-2 left-2 z-skip-link [transform:translateY(-200%)] rounded-4 bg-walnut px-6 py-3 dark-part outline-offset-inside focus:transform-none print:hidden"
      href="#content"
    >
      {headerTexts.skip}
    </a>
  );
}
