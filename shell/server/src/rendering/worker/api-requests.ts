import { AsyncLocalStorage } from 'node:async_hooks';

interface Requests {
  pending: number;
}

const ofPage = new AsyncLocalStorage<Requests>();

const urlOf = (target: string | URL | Request): string =>
  target instanceof Request ? target.url : new URL(target).href;

/** The body may come long after the headers, and the page waits for both. A status such as 204 has no body. */
async function withBody(response: Response): Promise<Response> {
  const { body, status, statusText, headers } = response;
  return body ? new Response(await response.arrayBuffer(), { status, statusText, headers }) : response;
}

/** Counts the requests to the API, for `withApiRequests`. Call it once, before the first page. */
export function watchApiRequests(apiUrl: string): void {
  const { fetch } = globalThis;
  // As requests spell it: without a default port, for example.
  const { href } = new URL(apiUrl);
  globalThis.fetch = async (target, init) => {
    const requests = urlOf(target).startsWith(href) ? ofPage.getStore() : undefined;
    if (!requests) return fetch(target, init);
    requests.pending += 1;
    try {
      return await withBody(await fetch(target, init));
    } finally {
      requests.pending -= 1;
    }
  };
}

/** Renders a page. @param render gets a function that says whether the page waits for the API now */
export function withApiRequests<T>(render: (isWaiting: () => boolean) => T): T {
  const requests: Requests = { pending: 0 };
  return ofPage.run(requests, () => render(() => requests.pending > 0));
}
