/**
 * A hostile script in the frame of reviews: it tries to read the site's storage and page, to leave globals and timers,
 * to navigate the page and to shift its content. `window.succeeded` lists the attempts that worked.
 */
export function runHostileWidget(): void {
  const succeeded: string[] = [];
  const sendBeacon = (path: string) => void fetch(`https://core.service.elfsight.com/${path}`, { mode: 'no-cors' });
  const attempts: Record<string, () => unknown> = {
    'own storage': () => localStorage.getItem('customerEmail'),
    'own session storage': () => sessionStorage.length,
    'own cookie': () => document.cookie,
    database: () => indexedDB.open('x'),
    'storage of the parent': () => parent.localStorage.getItem('customerEmail'),
    'page of the parent': () => parent.document.body,
    'global of the parent': () => Object.assign(parent, { widgetWasHere: true }),
    'address of the parent': () => parent.location.href,
    'frame of the parent': () => frameElement?.parentElement?.remove() ?? fail(),
    'navigation of the top page': () => {
      parent.location.href = '/contact';
    },
    'navigation by a link': () => {
      const link = Object.assign(document.createElement('a'), { href: '/contact', target: '_top' });
      document.body.append(link);
      link.click();
      fail();
    },
    dialog: () => (confirm('Sign in again') ? undefined : fail()),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      attempt();
      succeeded.push(name);
    } catch {
      // The browser has refused the attempt, as it must.
    }
  }
  Object.assign(window, { succeeded, dataLayer: [], gtag: () => undefined });
  setInterval(() => sendBeacon('tick'), 100);
  sendBeacon('started');

  for (const data of [null, 5000, 'reviewsHeight', [], {}, { reviewsHeight: '900' }, { reviewsHeight: Number.NaN }]) {
    parent.postMessage(data, '*');
  }
  parent.postMessage({ reviewsHeight: -1e9 }, '*');

  const review = document.createElement('p');
  review.textContent = 'A review';
  review.style.height = '200px';
  document.querySelector('[class^="elfsight-app-"]')?.append(review);

  function fail(): never {
    throw new Error('no success');
  }
}
