import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

export interface NavLinkProps extends LinkProps {
  /** Only the exact address counts as current, not addresses below it. */
  readonly end?: boolean | undefined;
}

/** A link with `aria-current` on the current page. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const { pathname: target } = useResolvedPath(rest.to);
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target.replace(/\/$/, '')}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
