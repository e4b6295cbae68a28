/** The route around pages with queries. Browse starts without them: docs/decisions/0388-browse-without-queries.md. */
export { QueryLayout as Component } from '@roommate/shell-api/query';
