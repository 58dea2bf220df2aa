/** Init scripts that break the browser's storage, each with its title. */
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
    // To the last character: large chunks first, then smaller ones.
    for (const storage of location.protocol === 'about:' ? [] : [localStorage, sessionStorage]) {
      for (let size = 1 << 20; size >= 1; size = size >> 1) {
        try {
          for (let chunk = 0; chunk < 100; chunk++) storage.setItem(`filler-${size}-${chunk}`, 'x'.repeat(size));
        } catch {
          // No room for a chunk of this size.
        }
      }
    }
  },
} as const;
