import { Component, type ReactNode } from 'react';

/** Where the tab keeps when an error has loaded the document again, in milliseconds since 1970. */
const storageKey = 'reloadedAt';

/** How soon after it a second error loads nothing, in milliseconds: the next document would fail as well. */
const minPauseMs = 10_000;

interface ErrorBoundaryProps {
  /** Shown when a second error follows at once. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Loads the document again when something in it fails: it is complete without scripts. A chunk may be gone after a new
 * deployment, or a browser's translation may have taken away what React wants to change.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: 'first' | 'second' }> {
  override state: { failure?: 'first' | 'second' } = {};

  static getDerivedStateFromError() {
    return { failure: 'first' };
  }

  override componentDidCatch() {
    if (canReload()) loadDocument();
    else this.setState({ failure: 'second' });
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return failure === 'second' && this.props.fallback;
  }
}

/** Whether no error has loaded the document a moment ago; without a storage that can't be known. */
function canReload(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(storageKey)) < minPauseMs;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return !isRecent;
  } catch {
    return false;
  }
}

/**
 * Replaces the page by its document. Not a reload: if that fails too, Firefox would keep its error page when the visitor
 * goes back. With a fragment only a reload leaves the document.
 */
function loadDocument(): void {
  const { hash, href } = window.location;
  if (hash === '') window.location.replace(href);
  else window.location.reload();
}
