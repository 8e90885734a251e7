import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

export interface NavLinkProps extends LinkProps {
  /** Counts only the address itself as current, not what lies below it. */
  readonly end?: boolean | undefined;
}

/** A link that says with `aria-current` when it leads to where one is. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const { pathname: target } = useResolvedPath(rest.to);
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target.replace(/\/$/, '')}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
