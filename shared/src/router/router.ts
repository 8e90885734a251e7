/**
 * The only router surface that host and remotes use: a facade keeps react-router-dom tree-shakeable although it
 * is shared between builds. The data router stays out (16 kB brotli more); the one thing that the shop needs of it,
 * holding a navigation back (C52), is `useBlocker` here. Server-only parts (StaticRouter) stay out as well.
 */
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
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
export { ShopRouter } from './ShopRouter';
export { useBlocker } from './use-blocker';
