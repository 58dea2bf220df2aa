import { Component, type ReactNode } from 'react';

interface AheadBoundaryProps {
  isShown: boolean;
  children: ReactNode;
}

interface AheadBoundaryState {
  readonly hasFailed: boolean;
}

/** Drops a page that fails while it is rendered ahead. When it is shown it is rendered anew, and an error is the site's. */
export class AheadBoundary extends Component<AheadBoundaryProps, AheadBoundaryState> {
  override state: AheadBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): AheadBoundaryState {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ isShown }: AheadBoundaryProps): AheadBoundaryState | null {
    return isShown ? { hasFailed: false } : null;
  }

  override render(): ReactNode {
    return this.state.hasFailed ? undefined : this.props.children;
  }
}
