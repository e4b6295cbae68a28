/** The scope of a service worker in memory. Import it before the code that it is for. */

const ORIGIN = 'https://rooms.example';
const urlOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);

class FakeCache {
  readonly #entries = new Map<string, { key: Request; response: Response }>();
  match = (key: string | Request) => Promise.resolve(this.#entries.get(urlOf(key))?.response.clone());
  matchAll = () => Promise.resolve([...this.#entries.values()].map(({ response }) => response.clone()));
  keys = () => Promise.resolve([...this.#entries.values()].map(({ key }) => key));
  delete = (key: string | Request) => Promise.resolve(this.#entries.delete(urlOf(key)));
  put = async (key: string | Request, response: Response) => {
    // As in browsers, it ends with the content, and a replaced entry becomes the newest one.
    const complete = new Response(await response.arrayBuffer(), response);
    this.#entries.delete(urlOf(key));
    const init = typeof key === 'string' ? {} : { headers: key.headers };
    this.#entries.set(urlOf(key), { key: new Request(urlOf(key), init), response: complete });
  };
}

const stores = new Map<string, FakeCache>();
const listeners = new Map<string, (event: unknown) => void>();

class FakePage {
  readonly navigate = jest.fn(() => Promise.resolve(null));
  readonly postMessage = jest.fn();
  constructor(readonly id: string) {}
}
const pages = new Map<string, FakePage>();

const scope = {
  location: new URL(ORIGIN),
  releases: { id: 'live', files: [] as { url: string }[], savesData: false },
  caches: {
    open: (name: string) => {
      const store = stores.get(name) ?? new FakeCache();
      stores.set(name, store);
      return Promise.resolve(store);
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  },
  clients: { get: (id: string) => Promise.resolve(pages.get(id)) },
  registration: {
    navigationPreload: { enable: jest.fn(() => Promise.resolve()) },
    update: jest.fn(() => Promise.resolve()),
  },
  addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
};
Object.assign(globalThis, {
  self: scope,
  location: scope.location,
  Client: FakePage,
  WindowClient: FakePage,
});

/** How often the service worker has looked for another script. */
export const updates = (): number => scope.registration.update.mock.calls.length;

/** What the site has written in front of the script. */
export const setReleases = (releases: Partial<typeof scope.releases>): void =>
  void Object.assign(scope.releases, releases);

/** Removes everything that the browser keeps. */
export const emptyStores = (): void => stores.clear();

/** Calls the listener of the service worker. */
export const dispatch = (type: string, event: unknown): void => listeners.get(type)?.(event);

/** An open page. @param id of the client */
export function openPage(id: string): FakePage {
  const page = new FakePage(id);
  pages.set(id, page);
  return page;
}

/** Resolves when everything that waits for no timer has run. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

export const urlOfPage = (path: string): string => ORIGIN + path;

/** When the site has sent its pages. */
export const DATE = 'Thu, 26 Nov 2026 10:00:00 GMT';
/** One second later. */
export const LATER = 'Thu, 26 Nov 2026 10:00:01 GMT';

/** A page as the site sends it. @param releases the id of its releases; null for a page that is not for everybody */
export const pageOf = (
  releases: string | null,
  content = '',
  {
    status = 200,
    etag = content,
    date = DATE,
    revision,
  }: { status?: number; etag?: string; date?: string | null; revision?: number } = {},
): Response =>
  new Response(content, {
    status,
    headers: {
      etag,
      ...(date !== null && { date }),
      ...(releases !== null && { 'x-releases': releases }),
      ...(revision !== undefined && { 'x-revision': String(revision) }),
    },
  });

/** A page whose headers are here, but not its content. */
export function arriving({ status, headers }: Response) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    page: new Response(readable, { status, headers }),
    arrive: (content: string): void => {
      void writer.write(new TextEncoder().encode(content));
      void writer.close();
    },
    fail: (error: Error): void => void writer.abort(error),
  };
}

type FakeRequestInit = Partial<Record<'method' | 'mode' | 'destination' | 'cache', string>>;

/** A navigation to a page, with what the code does with it. @param preloaded what the browser has requested before */
export function navigation(
  path: string,
  {
    id = 'page',
    preloaded,
    ...init
  }: FakeRequestInit & { id?: string; preloaded?: Response | undefined } = {},
) {
  const defaults = { method: 'GET', mode: 'navigate', destination: 'document', cache: 'default' };
  const responded: { with?: Promise<Response> } = {};
  const waits: Promise<unknown>[] = [];
  const event = {
    request: { url: new URL(path, ORIGIN).href, ...defaults, ...init },
    clientId: id,
    resultingClientId: id,
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (response: Promise<Response>) => void (responded.with = response),
    waitUntil: (work: Promise<unknown>) => {
      waits.push(work);
      // As in browsers, nobody else needs to handle its failure.
      work.catch(() => undefined);
    },
  } as unknown as FetchEvent;
  return { event, responded, waits };
}
