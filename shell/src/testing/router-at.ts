import type { createBrowserRouter } from '@roommate/shell-api';

type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];

/** A router at a page, and a function that shows another page. */
export function routerAt(pathname: string) {
  let notify: (state: State) => void = () => undefined;
  const stateOf = (path: string, state = 'idle') =>
    ({ location: { pathname: path, search: '?q=x' }, navigation: { state } }) as unknown as State;
  const router = {
    state: stateOf(pathname),
    subscribe: (listener: (state: State) => void) => {
      notify = listener;
      return () => undefined;
    },
  } as unknown as Router;
  return { router, show: (path: string, state?: string) => notify(stateOf(path, state)) };
}
