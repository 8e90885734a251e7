/**
 * The router API of host and remotes. A facade keeps react-router-dom tree-shakeable although builds share it. Left
 * out: the data router (16 kB brotli; `useBlocker` here replaces the one part we need, C52), prefetching inside Link
 * (2 kB) and the server-only StaticRouter.
 */
export {
  matchPath,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { browserHistory, memoryHistory } from './history';
export { Link, type LinkProps } from './Link';
export { Navigate } from './Navigate';
export { NavLink, type NavLinkProps } from './NavLink';
export { ShopRouter } from './ShopRouter';
export { useBlocker } from './use-blocker';
export { useNavigate } from './use-navigate';
