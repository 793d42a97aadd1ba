import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** A new value tries the children again, such as another page's address. */
  resetKey: string;
  children: ReactNode;
}

/** Shows something else where what it holds breaks. React itself writes the error to the console. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.broken && previous.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
