/** Each fault of storage runs in the page, before its scripts. */
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
          // A chunk of this size has no room.
        }
      }
    }
  },
} as const;
