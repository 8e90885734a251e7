/**
 * The only router surface that host and remotes use: a facade keeps react-router-dom tree-shakeable although it is
 * shared between builds. What the shop does not need of it stays out: the data router (16 kB brotli; the one thing
 * the shop wants of it, holding a navigation back, is `useBlocker` here, C52), the framework's prefetching inside its
 * Link (2 kB), and the server-only StaticRouter.
 */
export {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { browserHistory, memoryHistory } from './history';
export { Link, type LinkProps } from './Link';
export { NavLink, type NavLinkProps } from './NavLink';
export { ShopRouter } from './ShopRouter';
export { useBlocker } from './use-blocker';
