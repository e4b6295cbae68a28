import {
  authorizationOf,
  authorizationOfProgram,
  BAD_TOKENS,
  HONEST,
  type Honest,
  owner,
  type Program,
  PROGRAMS,
} from '../support/callers.ts';
import { nameOf, type Operation, operationsOf, sampleOf, urlOf, useDocument } from '../support/operations.ts';
import { postListing } from '../support/post-listing.ts';
import { useApi } from '../support/use-api.ts';
import { ACCESS_RULES } from './access-rules.ts';

const api = useApi();
const document = useDocument(api);

/** Requests an operation on a new listing of the owner. */
async function ask(operation: Operation, headers: Record<string, string>) {
  const id = await postListing(api, owner);
  const url = urlOf(operation, document, { id, email: owner.email });
  const body = operation.body && sampleOf(operation.body, document);
  const response = await api.call<unknown>(operation.method, url, {
    headers,
    ...(body !== undefined && { body }),
  });
  return { id, ...response };
}

it('has a rule for every operation of the document, and for nothing else', () => {
  expect(operationsOf(document).map(nameOf).sort()).toEqual(Object.keys(ACCESS_RULES).sort());
});

async function expectRules(caller: Honest | Program, headers: Record<string, string>) {
  const responses: Record<string, number> = {};
  for (const operation of operationsOf(document)) {
    responses[nameOf(operation)] = (await ask(operation, headers)).status;
  }
  const expected = Object.entries(ACCESS_RULES).map(([name, rule]) => [name, rule?.[caller]]);
  expect(responses).toEqual(Object.fromEntries(expected));
}

it.each(HONEST)('allows the caller "%s" what the rules state', async (caller) => {
  await expectRules(caller, await authorizationOf(caller, api.issuer));
});

it.each(PROGRAMS)('allows the "%s" with an API key of the owner what the rules state', async (program) => {
  await expectRules(program, await authorizationOfProgram(program, api));
});

it('refuses every operation with a revoked API key', async () => {
  const headers = await authorizationOfProgram('writer', api);
  await api.connection.collection('apikeys').deleteMany({});
  for (const operation of operationsOf(document)) {
    const { status } = await ask(operation, headers);
    expect([nameOf(operation), status]).toEqual([nameOf(operation), 401]);
  }
});

it.each(Object.entries(BAD_TOKENS))('refuses every operation with a token that is %s', async (_, token) => {
  const headers = { authorization: `Bearer ${await token(api.issuer)}` };
  for (const operation of operationsOf(document)) {
    const { id, status } = await ask(operation, headers);
    expect([nameOf(operation), status]).toEqual([nameOf(operation), 401]);
    expect((await api.call('GET', `/roommates/${id}`)).body).toMatchObject({ likes: 0 });
  }
});

it('returns no listings of the owner for an unverified email', async () => {
  const headers = await authorizationOf('unverified', api.issuer);
  for (const operation of operationsOf(document).filter(({ path }) => /mylistings|user/.test(path))) {
    const { id, body } = await ask(operation, headers);
    expect((body as { _id: string }[]).map(({ _id }) => _id)).not.toContain(id);
  }
});
