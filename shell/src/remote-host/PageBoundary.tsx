import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Draws what stands in for a page that threw. */
  readonly notice: (error: unknown) => ReactNode;
  /** Hears of the error once. */
  readonly onError: (error: unknown) => void;
}

/** Keeps whatever a page throws, while loading or while rendering, inside the page's own place. */
export class PageBoundary extends Component<
  PageBoundaryProps,
  { readonly failure: { error: unknown } | null }
> {
  override readonly state: { readonly failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.notice(failure.error) : this.props.children;
  }
}
