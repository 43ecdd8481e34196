/**
 * The names of react-router-dom that the platform uses; the rest is shaken off. The build of a container that uses another one fails
 * and says so: add it here and release the shell first.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
