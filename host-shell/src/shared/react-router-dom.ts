/**
 * The names of react-router-dom that the platform uses; the rest is shaken off. The build of a container that uses another one fails
 * and says so: add it here and release the shell first. Data routers are left out on purpose: 14 kB that no page of the platform needs.
 */
export {
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
