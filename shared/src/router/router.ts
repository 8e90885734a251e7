/**
 * The only router surface that host and remotes use: a facade keeps react-router-dom tree-shakeable although it
 * is shared between builds (52.7 → 12.9 kB brotli). Server-only parts (StaticRouter) stay out of it.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
