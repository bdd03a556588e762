import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value gives the children another try. */
  resetKey: unknown;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { readonly error: unknown } | null;
  resetKey: unknown;
}

/** Keeps the failure of a part of a screen to that part. Whole screens have the router's own boundary. */
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
