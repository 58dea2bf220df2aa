/** The state of a history entry; `writtenAt` is when it was last written, in milliseconds since 1970. */
type EntryState = Readonly<Record<string, unknown>> & { readonly writtenAt?: number };

/** Safari refuses more than 100 changes of the history in 10 seconds; a refused one is tried again after this time. */
const retryMs = 1000;

const unwrittenStates = new Map<string, EntryState>();

export function readEntry(): EntryState {
  return unwrittenStates.get(entryId()) ?? { ...(window.history.state as EntryState | null) };
}

export function changeEntry(changes: EntryState): void {
  unwrittenStates.set(entryId(), { ...readEntry(), ...changes });
  if (!flushEntry()) setTimeout(flushEntry, retryMs);
}

/** Writes what was refused before. Returns false if it is refused again. */
export function flushEntry(): boolean {
  const id = entryId();
  const state = unwrittenStates.get(id);
  try {
    if (state) window.history.replaceState(state, '');
  } catch {
    return false;
  }
  unwrittenStates.delete(id);
  return true;
}

/** The router gives every entry a key, except for the first of a document. */
function entryId(): string {
  const { key } = { ...(window.history.state as { key?: string } | null) };
  return `${key} ${window.location.pathname}`;
}
