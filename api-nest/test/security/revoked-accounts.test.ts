import { EmulatedAccounts, type EmulatedAccount } from '../support/emulated-accounts.ts';
import { urlOf, nameOf, type Operation, operationsOf, sampleOf, useDocument } from '../support/operations.ts';
import { room } from '../support/people.ts';
import { startApi, type TestApi } from '../support/start-api.ts';
import { ACCESS_RULES } from './access-rules.ts';

const api = {} as TestApi;
let accounts: EmulatedAccounts;
let owner: EmulatedAccount;

beforeAll(async () => {
  accounts = await EmulatedAccounts.start();
  Object.assign(api, await startApi(accounts.config));
  owner = await accounts.signUp('owner');
});
afterAll(async () => {
  await api.close();
  await accounts.stop();
});
const document = useDocument(api);

const headersOf = ({ idToken }: EmulatedAccount) => ({ authorization: `Bearer ${idToken}` });

const endings = {
  deleted: (account) => accounts.delete(account),
  disabled: (account) => accounts.disable(account),
} satisfies Record<string, (account: EmulatedAccount) => Promise<void>>;

/** Requests an operation on a listing of the owner. */
function ask(operation: Operation, account: EmulatedAccount, id: string) {
  const values = { id, email: 'owner@example.com' };
  const body = operation.body && sampleOf(operation.body, document);
  return api.call<{ code?: string }>(operation.method, urlOf(operation, document, values), {
    headers: headersOf(account),
    ...(body !== undefined && { body }),
  });
}

it.each(Object.entries(endings))(
  'lets an account that was %s read, and change nothing',
  async (name, end) => {
    const account = await accounts.signUp(name);
    await end(account);
    const posted = await api.call('POST', '/roommates', { headers: headersOf(owner), body: room });
    const id = String(posted.body.insertedId);
    for (const operation of operationsOf(document)) {
      const { status, body } = await ask(operation, account, id);
      const seen = { operation: nameOf(operation), status, code: body.code };
      if (operation.method === 'GET') {
        expect(status).toBe(ACCESS_RULES[seen.operation]?.other);
      } else {
        expect(seen).toEqual({ operation: seen.operation, status: 401, code: 'revoked_token' });
      }
    }
  },
);
