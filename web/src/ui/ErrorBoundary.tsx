import { Component, type ReactNode } from 'react';

interface Props {
  fallback: (error: unknown) => ReactNode;
  /** A new value tries the children again, such as another page's address. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  broken: { error: unknown } | null;
  resetKey: string;
}

/** Shows something else where what it holds breaks. React itself writes the error to the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: null, resetKey };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === null ? this.props.children : this.props.fallback(broken.error);
  }
}
