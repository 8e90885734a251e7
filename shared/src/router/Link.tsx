import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

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

/** A link inside the shop, followed without a page load. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const path = useResolvedPath(to);
  const navigate = useNavigate();
  const isHere = createPath(useLocation()) === createPath(path);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? isHere, state });
  };

  return <a {...rest} href={href} onClick={follow} />;
}
