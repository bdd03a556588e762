import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value renders the children again. */
  resetKey: unknown;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { readonly error: unknown } | null;
  resetKey: unknown;
}

/** Limits an error to a part of a screen. Whole screens have the router's error boundary. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.error) : this.props.children;
  }
}
