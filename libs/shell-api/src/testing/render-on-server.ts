import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { PageMetaReceiver, type OwnPageMeta } from '../page-meta.ts';

const ORIGIN = 'http://site.invalid';

/**
 * Renders a remote's page as a server does, without a layout. For tests in the environment `node`, which has no browser.
 * @param path with the query
 * @returns the HTML, the loaders' data as the browser gets them, and what the page says about itself
 * @throws the error of a loader or of the page
 */
export async function renderOnServer(
  routes: RouteObject[],
  path: string,
): Promise<{ html: string; loaderData: unknown; meta: OwnPageMeta | undefined }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, ORIGIN)));
  if (context instanceof Response) throw new Error(`${path} returned a response instead of a page.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without JSX, which Node cannot load: the release command uses this, too.
  let meta: OwnPageMeta | undefined;
  const value = (own: OwnPageMeta): void => {
    meta = own;
  };
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const html = renderToString(createElement(PageMetaReceiver, { value }, page));
  return { html, loaderData: JSON.parse(JSON.stringify(context.loaderData)) as unknown, meta };
}

/** Finds the things that a page describes to search engines. @param html from `renderOnServer` or of a page */
export function structuredDataIn(html: string): { '@type': string }[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'],
  );
}
