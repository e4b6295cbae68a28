import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';

type Outcome = 'token' | 'nothing' | 'unavailable' | 'session has ended';

/** By what the provider does with a request for a new token. Nothing: the connection breaks. */
const outcomes: Record<Exclude<Outcome, 'nothing'>, [status: number, body: object]> = {
  token: [200, { access_token: 'new', refresh_token: 'refresh', expires_in: '0' }],
  unavailable: [503, { error: { message: 'UNAVAILABLE' } }],
  'session has ended': [400, { error: { message: 'TOKEN_EXPIRED' } }],
};
const SESSION = { localId: 'uid', idToken: 'first', refreshToken: 'refresh', expiresIn: '0' };
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A provider over HTTP, and the real SDK with a signed-in user whose tokens expire at once, for each test. */
export function signInProviderPerTest() {
  let server: Server;
  const state = { auth: undefined as unknown as Auth, responses: [] as Outcome[] };

  beforeEach(async () => {
    Object.assign(state, { responses: [] });
    server = createServer((request, response) => {
      const respond = (status: number, body: object) =>
        response
          .writeHead(status, { ...CROSS_ORIGIN, 'content-type': 'application/json' })
          .end(JSON.stringify(body));
      if (request.method === 'OPTIONS') return respond(200, {});
      if (request.url?.includes(':lookup')) return respond(200, { users: [{ localId: SESSION.localId }] });
      if (!request.url?.includes('/token')) return respond(200, SESSION);
      const outcome = state.responses.shift() ?? 'token';
      return outcome === 'nothing' ? request.socket.destroy() : respond(...outcomes[outcome]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const app = initializeApp({ apiKey: 'demo', projectId: 'demo' });
    state.auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const { port } = server.address() as AddressInfo;
    connectAuthEmulator(state.auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
    await signInWithEmailAndPassword(state.auth, 'mim@example.com', 'secret');
  });
  afterEach(async () => {
    await deleteApp(state.auth.app);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}
