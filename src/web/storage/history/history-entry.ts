/** The state of a history entry; `writtenAt` is when it was last written, in milliseconds since 1970. */
type EntryState = Readonly<Record<string, unknown>> & { readonly writtenAt?: number };

/**
 * Safari refuses more than 100 changes of the history in 10 seconds. A refused change is tried again after this time.
 */
const retryMs = 1000;

const unwrittenStates = new Map<string, EntryState>();

export function readEntry(): EntryState {
  return unwrittenStates.get(getEntryId()) ?? { ...(window.history.state as EntryState | null) };
}

export function changeEntry(changes: EntryState): void {
  unwrittenStates.set(getEntryId(), { ...readEntry(), ...changes });
  if (!flushEntry()) setTimeout(flushEntry, retryMs);
}

/** Writes what `changeEntry` has left. Returns false if the browser refuses it. */
export function flushEntry(): boolean {
  const id = getEntryId();
  const state = unwrittenStates.get(id);
  try {
    if (state) window.history.replaceState(state, '');
  } catch {
    return false;
  }
  unwrittenStates.delete(id);
  return true;
}

/** Joins the key of the router with the path, because the first entry of a document has no key. */
function getEntryId(): string {
  const { key } = { ...(window.history.state as { key?: string } | null) };
  return `${key} ${window.location.pathname}`;
}
