import type { createMemoryRouter } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

let shown: Router | undefined;

/** Registers the router that shows the remote's pages. */
export function registerRouter(router: Router): void {
  shown = router;
}

/** As the shell does after a logout; with no guard here, every page counts as one for signed-in people. */
export const goHome = async (): Promise<void> => shown?.navigate('/');
