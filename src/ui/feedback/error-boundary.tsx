import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A changed key clears the error and renders the children again. */
  resetKey: string;
  fallback(error: unknown): ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown } | null;
  resetKey: string;
}

/** A class component, because React has no hook that catches render errors. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failed: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
