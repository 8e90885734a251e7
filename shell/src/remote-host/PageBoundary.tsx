import { Component, type ErrorInfo, type ReactNode } from 'react';
import { componentStacks } from './page-failure';

export interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Returns the replacement of a page that threw. */
  readonly notice: (error: unknown) => ReactNode;
  /** Called once per error. */
  readonly onError: (error: unknown) => void;
}

/** Catches what a page throws while it loads or renders, and shows `notice` in its place. */
export class PageBoundary extends Component<
  PageBoundaryProps,
  { readonly failure: { error: unknown } | null }
> {
  override readonly state: { readonly failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof Error && componentStack) componentStacks.set(error, componentStack);
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.notice(failure.error) : this.props.children;
  }
}
