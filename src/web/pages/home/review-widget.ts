import { company } from '#content/company.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** How long the widget may take until it shows something, in milliseconds. */
const patience = 8000;
/** What is lower than this is a placeholder of the widget, not reviews; in pixels. */
const leastHeight = 40;

/**
 * Adds the review widget's element to `place` and its script to the page, and calls `onFilled` once it shows something.
 * A widget that fails or takes too long is taken out again, so that it can't push the page about later.
 *
 * Gives a function that removes everything: element, script, and what the script left on the window. Without the last
 * the script would take itself for already started when it is added again.
 */
export function addReviewWidget(place: HTMLElement, onFilled: () => void): () => void {
  const known = new Set(Object.keys(window));
  const element = document.createElement('div');
  element.className = company.reviews.widgetClass;
  place.append(element);

  const giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
    element.remove();
  };
  const timer = setTimeout(giveUp, patience);
  const observer = new ResizeObserver(() => {
    if (element.offsetHeight < leastHeight) return;
    observer.disconnect();
    clearTimeout(timer);
    onFilled();
  });
  observer.observe(element);

  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('error', giveUp);
  script.src = trustedScriptUrl(company.reviews.scriptUrl);
  document.head.append(script);

  return () => {
    giveUp();
    script.remove();
    for (const name of Object.keys(window)) {
      // The window's numbered properties are its frames.
      if (!known.has(name) && !/^\d+$/.test(name)) Reflect.deleteProperty(window, name);
    }
  };
}
