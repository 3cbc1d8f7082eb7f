import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new one gives what failed another chance. */
  resetKey: string;
  fallback(error: unknown): ReactNode;
  children: ReactNode;
}

interface Caught {
  failed: { error: unknown } | null;
  resetKey: string;
}

/** React has no other way to catch what throws while it renders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { failed: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: Caught): Partial<Caught> | null {
    return props.resetKey === state.resetKey ? null : { failed: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
