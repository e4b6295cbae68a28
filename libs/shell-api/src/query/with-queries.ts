import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { createElement, use, useState, type ComponentType, type FunctionComponent } from 'react';
import { getQueryClient } from './query-client.ts';

/**
 * A component that can use queries, with the cache of what is around it or else of the page. For parts of a page that
 * load later than the page. Without JSX, which Node cannot load.
 */
export function withQueries<P extends object>(Part: ComponentType<P>): FunctionComponent<P> {
  return function WithQueries(props) {
    const outer = use(QueryClientContext);
    const [client] = useState(() => outer ?? getQueryClient());
    return createElement(QueryClientProvider, { client }, createElement(Part, props));
  };
}
