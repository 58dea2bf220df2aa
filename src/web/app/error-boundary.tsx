import { Component, type ReactNode } from 'react';
import { tabStore } from '#web/storage/browser-storage.ts';

/** Where the tab keeps when an error has loaded the document again, in milliseconds since 1970. */
const storageKey = 'reloadedAt';

/** How soon after it a second error loads nothing, in milliseconds: the next document would fail as well. */
const minPauseMs = 10_000;

/**
 * Loads the document again when something in it fails: it is complete without scripts. A chunk may be gone after a new
 * deployment, or a browser's translation may have taken away what React wants to change. A second error shows `fallback`.
 */
export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false, isReloading: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const isRecent = Date.now() - Number(tabStore.get(storageKey) ?? 0) < minPauseMs;
    // Without storage it can't be known.
    if (!tabStore.set(storageKey, String(Date.now())) || isRecent) return;
    this.setState({ isReloading: true });
    loadDocument();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return !this.state.isReloading && this.props.fallback;
  }
}

/** Not a reload: if that fails too, Firefox keeps its error page on Back. With a fragment only a reload leaves the document. */
function loadDocument(): void {
  if (window.location.hash === '') window.location.replace(window.location.href);
  else window.location.reload();
}
