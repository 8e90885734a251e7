import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { keepTable } from './keep-table';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To;
  /** State of the history entry. */
  readonly state?: unknown;
  /** Replaces the current history entry; a link to the current address always does. */
  readonly replace?: boolean | undefined;
}

/** True for a click the browser must handle: another button, a new tab or window, a download. */
const isForBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  currentTarget.hasAttribute('download') ||
  (currentTarget.target !== '' && currentTarget.target !== '_self');

/** A link inside the shop, followed without a page load. At a table it keeps the table (C151). */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const target = keepTable(to, location.search);
  const href = useHref(target);
  const path = useResolvedPath(target);
  const navigate = useNavigate();
  const isHere = createPath(location) === createPath(path);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(target, { replace: replace ?? isHere, state });
  };

  return <a {...rest} href={href} onClick={follow} />;
}
