import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';

const ORIGIN = 'http://site.invalid';

/**
 * Renders a remote's page as a server does, without a layout. For tests in the environment `node`, which has no browser.
 * @param path with the query
 * @returns the HTML, and the loaders' data as the browser gets them
 * @throws the error of a loader or of the page
 */
export async function renderOnServer(
  routes: RouteObject[],
  path: string,
): Promise<{ html: string; loaderData: unknown }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, ORIGIN)));
  if (context instanceof Response) throw new Error(`${path} gave a response in place of a page.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without JSX, which Node cannot load: the release command uses this, too.
  const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return { html, loaderData: JSON.parse(JSON.stringify(context.loaderData)) as unknown };
}

/** The things that a page describes to search engines. @param html from `renderOnServer` or of a page */
export function structuredDataIn(html: string): { '@type': string }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'],
  );
}
