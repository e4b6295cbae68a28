import inject from 'light-my-request';
import { apiSpec, createApp } from './firebase-tools.ts';
import { operations } from './operations.ts';
import type { ProductProjectState } from './project-state.ts';

export interface EmulatorAnswer {
  status: number;
  body: Record<string, unknown>;
  /** Where the emulator redirects to, if it does. */
  location: string | undefined;
}

/** The official emulator, called in this process without a socket of its own. */
export interface EmulatorApp {
  post(path: string, body: Record<string, unknown>): Promise<EmulatorAnswer>;
  get(path: string, query: Record<string, string>): Promise<EmulatorAnswer>;
}

/** Any key will do, but the emulator asks for one. */
const apiKey = 'demo';

/**
 * Takes the administrators' API and all else that the product does not call out of the emulator. It also has far less
 * to compile: the start takes 1 s instead of 6 s. See docs/decisions/0015-auth-emulator-in-process.md.
 */
function keepOnlyOperations(): void {
  const kept = new Set(operations.map(({ path }) => path.slice(path.indexOf('/v1'))));
  apiSpec.paths = Object.fromEntries(Object.entries(apiSpec.paths).filter(([path]) => kept.has(path)));
}

/** @param host what links to the emulator start with, as `127.0.0.1:9099`; only known once it listens */
export async function createEmulatorApp(
  projectId: string,
  state: ProductProjectState,
  host: () => string,
): Promise<EmulatorApp> {
  keepOnlyOperations();
  const app = await createApp(projectId, 2, new Map([[projectId, state]]));
  // Express works it out from request.connection, at which the injection prints a deprecation warning.
  Object.defineProperty(app.request, 'protocol', { value: 'http' });
  const call = async (options: inject.InjectOptions): Promise<EmulatorAnswer> => {
    const answer = await inject(app, { ...options, headers: { ...options.headers, host: host() } });
    const json = String(answer.headers['content-type'] ?? '').includes('json');
    const body = json ? answer.json<Record<string, unknown>>() : {};
    return { status: answer.statusCode, body, location: answer.headers.location };
  };
  return {
    post: (path, body) =>
      call({
        method: 'POST',
        url: path,
        query: { key: apiKey },
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    get: (path, query) => call({ method: 'GET', url: path, query: { ...query, apiKey } }),
  };
}
