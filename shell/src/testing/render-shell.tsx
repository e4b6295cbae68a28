import type { Registry, Release } from '@roommate/release-registry';
import { createBrowserRouter, RouterProvider, SHELL_API_VERSION } from '@roommate/shell-api';
import { configure, render } from '@testing-library/react';
import { remoteRoute } from '../app/remote-route.tsx';
import { PAGES_ROUTE_ID, shellRoutes } from '../app/routes.tsx';
import { SignInContext, type SignIn } from '../auth/sign-in-context.ts';
import type { RemoteLoader } from '../remotes/load-routes.ts';
import { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import type { Report } from '../reporting/create-reporter.ts';

// The pages' modules are compiled at their first visit. The machine runs all tests at the same time.
configure({ asyncUtilTimeout: 60_000 });

export const release = (name: string, ...paths: Release['paths']): Release => ({
  name,
  version: '1',
  shellApi: SHELL_API_VERSION,
  base: `/mfe/${name}/1/`,
  remoteEntry: 'remoteEntry.js',
  routes: { scripts: [], styles: [] },
  integrity: {},
  paths,
});

export const registryOf = (...releases: Release[]): Registry => ({
  format: 1,
  remotes: Object.fromEntries(releases.map((one) => [one.name, one])),
});

const nothing = (): Promise<void> => Promise.resolve();
const idle: SignIn = {
  login: nothing,
  register: nothing,
  prepareGoogle: nothing,
  loginWithGoogle: nothing,
  sendPasswordReset: nothing,
  verifyPasswordReset: () => Promise.resolve('n@example.com'),
  confirmPasswordReset: nothing,
  sendEmailConfirmation: nothing,
  confirmEmail: nothing,
};

interface RenderShellOptions {
  path: string;
  registry?: Registry;
  loader?: RemoteLoader;
  signIn?: Partial<SignIn>;
  report?: Report;
}

/** The shell's layout and pages at a path, with remotes from `loader` in place of the network. */
export function renderShell({ path, registry = registryOf(), loader, signIn, report }: RenderShellOptions) {
  window.history.replaceState(null, '', path);
  const noRemotes: RemoteLoader = { load: () => Promise.reject(new Error('none')), hasStarted: () => false };
  const catalogue = new RemoteCatalogue(registry, loader ?? noRemotes, report ?? (() => undefined));
  const router = createBrowserRouter(shellRoutes(catalogue), {
    patchRoutesOnNavigation: catalogue.discover(PAGES_ROUTE_ID, remoteRoute(catalogue)),
  });
  const view = render(
    <SignInContext value={{ ...idle, ...signIn }}>
      <RouterProvider router={router} />
    </SignInContext>,
  );
  return { router, ...view };
}
