import { Component, type ComponentType, type ReactNode } from 'react';
import { carryHistoryState } from '#web/storage/history/carried-history-state.ts';
import { storedReload } from '#web/storage/stored-reload.ts';

const minReloadIntervalMs = 10_000;

interface ErrorBoundaryProps {
  fallback: ComponentType;
  children: ReactNode;
}

/**
 * Loads the document again when rendering fails, since the document is complete without scripts. A chunk may be gone
 * after a new deployment, or a browser's translation may have changed the DOM. A second error soon after shows
 * `fallback`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  // Two fields, because React sets `hasFailed` anew at each error, also at one while the document is loading again.
  override state = { hasFailed: false, isReloading: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const isRecent = Date.now() - storedReload.read() < minReloadIntervalMs;
    // Without storage, the next document would not know of this reload and could reload for ever.
    if (!storedReload.write(Date.now()) || isRecent) return;
    this.setState({ isReloading: true });
    carryHistoryState();
    reloadDocument();
  }

  override render() {
    const { children, fallback: Fallback } = this.props;
    if (!this.state.hasFailed) return children;
    return !this.state.isReloading && <Fallback />;
  }
}

/**
 * Uses `replace`, because after a failed `reload` Firefox shows its error page again on Back. With a fragment in the
 * URL, `replace` would not load the document.
 */
function reloadDocument(): void {
  if (window.location.hash === '') window.location.replace(window.location.href);
  else window.location.reload();
}
