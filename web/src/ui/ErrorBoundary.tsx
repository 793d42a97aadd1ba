import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** A new value tries the children again, such as another page's address. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  resetKey: string;
}

/** Shows something else where what it holds breaks. React itself writes the error to the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
