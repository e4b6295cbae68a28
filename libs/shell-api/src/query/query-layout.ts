import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { Outlet } from '../router.ts';
import { getQueryClient } from './query-client.ts';

/** The component of the route around all pages of a remote that uses queries. Without JSX, which Node cannot load. */
export function QueryLayout() {
  const [client] = useState(getQueryClient);
  return createElement(QueryClientProvider, { client }, createElement(Outlet));
}
