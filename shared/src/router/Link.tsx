import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: To;
  /** What the history remembers with the address. */
  readonly state?: unknown;
  /** Takes the place of the page in the history; so does a link to where one is. */
  readonly replace?: boolean | undefined;
}

/** A press that the browser must handle itself: another button, a new tab or window, a download. */
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

/** A link inside the shop: an ordinary one, followed without loading the page anew. */
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
