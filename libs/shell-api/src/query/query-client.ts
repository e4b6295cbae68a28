import { QueryClient } from '@tanstack/react-query';
import { isServer } from '../is-server.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';

/** A loader that runs again within this time uses the cached data. */
const FRESH_MS = 10_000;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // The client of the API repeats a GET after a broken connection. Nothing else gets better by repeating it.
        retry: false,
        // The loader has asked already. A second request would count a second view of a listing.
        refetchOnMount: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a page says so immediately instead of waiting for a connection.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

// eslint-disable-next-line server/no-request-state -- of a page: a server never sets it
let ofPage: QueryClient | undefined;

/** Returns the cache of the page, which all remotes share. On a server every call creates one: requests must not share it. */
export function getQueryClient(): QueryClient {
  if (isServer) return createQueryClient();
  if (!ofPage) {
    ofPage = createQueryClient();
    forgetOnSignOut(ofPage);
  }
  return ofPage;
}
