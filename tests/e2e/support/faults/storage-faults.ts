/** Ways to break `localStorage` and `sessionStorage`. Each function runs in the page, before the site's scripts. */
export const storageFaults = {
  'its methods throw': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    }
  },
  'reading the property throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  },
  'it is full': () => {
    for (const storage of location.protocol === 'about:' ? [] : [localStorage, sessionStorage]) {
      for (let size = 1 << 20; size >= 1; size = size >> 1) {
        try {
          for (let chunk = 0; chunk < 100; chunk++) storage.setItem(`filler-${size}-${chunk}`, 'x'.repeat(size));
        } catch {
          // The storage has no room for another chunk of this size, so the next one is half as large.
        }
      }
    }
  },
} as const;
