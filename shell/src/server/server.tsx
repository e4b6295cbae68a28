import type { RenderedMeta, RenderedPage, RenderRequest } from '@roommate/release-registry';
import { PageMetaReceiver, provideServices, SiteOrigin, type RouteObject } from '@roommate/shell-api';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { shellRoutes } from '../app/routes.tsx';
import { remoteRoute } from '../app/remote-route.tsx';
import { SignInContext } from '../auth/sign-in-context.ts';
import { SavesData } from '../data-saver/saves-data-context.ts';
import { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { routesOf, type RemoteLoader } from '../remotes/load-routes.ts';
import { renderMarkup } from './render-markup.ts';
import { noSignIn, serverServices } from './services.ts';

export { shared } from './shared-modules.ts';

/** Call it once, before the first page. @param apiUrl the absolute URL of the API */
export function start({ apiUrl }: { apiUrl: string }): void {
  provideServices(serverServices(apiUrl));
}

// The site hands over the one remote that a page needs.
const noLoader: RemoteLoader = {
  load: ({ name }) => Promise.reject(new Error(`${name} does not load on a server.`)),
  hasStarted: () => false,
};

function remotePages({ registry, remote }: RenderRequest): RouteObject[] {
  const release = remote && registry.remotes[remote.name];
  if (!release) return [];
  // The site asks only for pages that the visitor may see.
  return [remoteRoute({ isGuarded: () => false })(release.name, routesOf(remote.entry, release))];
}

/**
 * Renders a page with public data: the layout, and the page of the remote that owns the path.
 * @throws the error of a loader or of a component: the visitor then gets the page from the browser
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, registry, preview, savesData = false, signal } = request;
  const catalogue = new RemoteCatalogue(registry, noLoader, () => undefined);
  const routes = shellRoutes(catalogue, preview, remotePages(request));
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) throw new Error('The page returned a response instead of data.');
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  let meta: RenderedMeta | undefined;
  const receive = (own: RenderedMeta): void => {
    meta = own;
  };
  const { html, head } = await renderMarkup(
    <SiteOrigin value={new URL(url).origin}>
      <PageMetaReceiver value={receive}>
        <SavesData value={savesData}>
          <SignInContext value={noSignIn}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SignInContext>
        </SavesData>
      </PageMetaReceiver>
    </SiteOrigin>,
    signal,
  );
  return { html, head, meta, data: { loaderData: context.loaderData } };
}
