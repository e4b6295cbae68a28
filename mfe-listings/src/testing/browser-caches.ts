const stores = new Map<string, Map<string, Response>>();
let start: (() => void) | undefined;

const caches = {
  open: (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const put = (url: string, response: Response) => Promise.resolve(void store.set(url, response));
    return Promise.resolve({ put });
  },
  match: (url: string, { cacheName }: { cacheName: string }) =>
    Promise.resolve(stores.get(cacheName)?.get(url)?.clone()),
};

/** Gives jsdom the caches of a browser, which are empty, and a service worker. */
export function installCaches({ hasStarted = true } = {}): void {
  stores.clear();
  const ready = new Promise<void>((resolve) => {
    start = resolve;
  });
  if (hasStarted) startWorker();
  Object.assign(globalThis, { caches });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
}

export const startWorker = (): void => start?.();

export function removeCaches(): void {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}

/** As the shell does at a sign-out. */
export const deleteCache = (name: string): void => void stores.delete(name);

/** What a cache has at a URL. */
export const cached = async (name: string, url: string): Promise<string | undefined> =>
  stores.get(name)?.get(url)?.clone().text();
