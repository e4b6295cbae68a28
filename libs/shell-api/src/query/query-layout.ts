import { Outlet } from '../router.ts';
import { withQueries } from './with-queries.ts';

/** The component of the route around all pages of a remote that uses queries. */
export const QueryLayout = withQueries(Outlet);
