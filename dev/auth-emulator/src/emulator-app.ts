import inject from 'light-my-request';
import { apiSpec, createApp } from './firebase-tools.ts';
import { operations } from './operations.ts';
import type { ProductProjectState } from './project-state.ts';

interface EmulatorResponse {
  status: number;
  body: Record<string, unknown>;
  /** The target of a redirect. */
  location: string | undefined;
}

/** The official emulator, called in this process without a socket of its own. */
export interface EmulatorApp {
  post(path: string, body: Record<string, unknown>): Promise<EmulatorResponse>;
  get(path: string, query: Record<string, string>): Promise<EmulatorResponse>;
}

/** The emulator requires a key and accepts any. */
const API_KEY = 'demo';

/**
 * Removes everything that the product does not use. That is the administrators' API, and the parameters that all
 * operations of Google share. Then the start compiles less: docs/decisions/0015-auth-emulator-in-process.md.
 */
function keepOnlyOperations(): void {
  const kept = new Set(operations.map(({ path }) => path.slice(path.indexOf('/v1'))));
  const paths = Object.entries(apiSpec.paths).filter(([path]) => kept.has(path));
  apiSpec.paths = Object.fromEntries(paths.map(([path, { parameters: _common, ...used }]) => [path, used]));
}

/** @param host start of the links to the emulator, such as `127.0.0.1:9099`; known only once it listens */
export async function createEmulatorApp(
  projectId: string,
  state: ProductProjectState,
  host: () => string,
): Promise<EmulatorApp> {
  keepOnlyOperations();
  const app = await createApp(projectId, 2, new Map([[projectId, state]]));
  // Express derives it from request.connection, for which the injection prints a deprecation warning.
  Object.defineProperty(app.request, 'protocol', { value: 'http' });
  const send = async (options: inject.InjectOptions): Promise<EmulatorResponse> => {
    const response = await inject(app, { ...options, headers: { ...options.headers, host: host() } });
    const json = String(response.headers['content-type'] ?? '').includes('json');
    const body = json ? response.json<Record<string, unknown>>() : {};
    return { status: response.statusCode, body, location: response.headers.location };
  };
  return {
    post: (path, body) =>
      send({
        method: 'POST',
        url: path,
        query: { key: API_KEY },
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    get: (path, query) => send({ method: 'GET', url: path, query: { ...query, apiKey: API_KEY } }),
  };
}
