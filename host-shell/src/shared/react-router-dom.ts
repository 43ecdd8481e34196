/**
 * The names of react-router-dom that the platform uses, as in `redux-toolkit.ts`. Data routers are left out on
 * purpose: 14 kB that no page of the platform needs.
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
