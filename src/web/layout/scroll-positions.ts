const storageKey = 'scroll';
/** How long after a scroll the positions are stored, in milliseconds: storage is slow, and would delay the next frame. */
const delayMs = 100;

/** Positions that are not stored yet, by history entry, in CSS pixels from the top. */
let unsaved: Record<string, number> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where the page of a history entry was scrolled to, also before a reload; undefined if it was not scrolled. */
export function positionOf(entry: string): number | undefined {
  return unsaved[entry] ?? readStored()[entry];
}

/** Keeps the current scroll position for a history entry; it is stored soon, and at the latest when the visitor leaves. */
export function keepPosition(entry: string): void {
  unsaved[entry] = window.scrollY;
  if (timer !== undefined) return;
  timer = setTimeout(save, delayMs);
  window.addEventListener('pagehide', save, { once: true });
}

function save(): void {
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('pagehide', save);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readStored(), ...unsaved }));
    unsaved = {};
  } catch {
    // Storage is full or disabled: the positions are kept until the document is left.
  }
}

function readStored(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}
