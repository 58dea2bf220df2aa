import { getNetworkInformation } from '#web/browser/get-network-information.ts';
import { findLinkPath } from '#web/navigation/find-link-path.ts';
import { prefetchPage } from './routes.ts';

const intents = ['pointerdown', 'focusin'] as const;

const hoverDelayMs = 100;

export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    const path = findLinkPath(event);
    if (path !== undefined) prefetchPage(path);
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hoverTimer);
      if (getNetworkInformation().saveData !== true) hoverTimer = setTimeout(prefetch, hoverDelayMs, event);
    },
    { passive: true },
  );
}
