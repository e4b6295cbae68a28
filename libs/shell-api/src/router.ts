/**
 * The router as remotes may use it. They import it from here, never from react-router. A second copy has its own
 * contexts and renders a blank page.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  useBeforeUnload,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type {
  LoaderFunctionArgs,
  Location,
  MiddlewareFunction,
  PatchRoutesOnNavigationFunction,
  RouteObject,
} from 'react-router-dom';
