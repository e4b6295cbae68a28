import { Types } from 'mongoose';
import { ListingAlerts } from '../../src/listings/listing-alerts.ts';
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

// The API would send the events of all later listings to them.
afterEach(() => api.connection.collection('webhooks').deleteMany({}));

/** Requests an operation on a listing of the owner. */
function ask(operation: Operation, headers: Record<string, string>, id: string) {
  const url = urlOf(operation, document, { id, email: owner.email });
  const body = operation.body && sampleOf(operation.body, document);
  return api.call<unknown>(operation.method, url, { headers, ...(body !== undefined && { body }) });
}

const changesListing = ({ method, path }: Operation) =>
  method !== 'GET' && path.startsWith('/roommates/{id}');

it('has a rule for every operation of the document, and for nothing else', () => {
  expect(operationsOf(document).map(nameOf).sort()).toEqual(Object.keys(ACCESS_RULES).sort());
});

async function expectRules(caller: Honest | Program, headers: Record<string, string>) {
  const responses: Record<string, number> = {};
  let id = await postListing(api, owner);
  for (const operation of operationsOf(document)) {
    responses[nameOf(operation)] = (await ask(operation, headers, id)).status;
    if (changesListing(operation)) id = await postListing(api, owner);
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

/** Every operation responds with 401, and a listing of the owner stays as it is. */
async function expectRefusals(headers: Record<string, string>) {
  const id = await postListing(api, owner);
  // It notes on the listing that its alerts were sent.
  await api.get(ListingAlerts).settled();
  const stored = () => api.connection.collection('listings').findOne({ _id: new Types.ObjectId(id) });
  const before = await stored();
  expect(before).toMatchObject({ likes: 0 });
  for (const operation of operationsOf(document)) {
    const { status } = await ask(operation, headers, id);
    expect([nameOf(operation), status]).toEqual([nameOf(operation), 401]);
  }
  expect(await stored()).toEqual(before);
}

it('refuses every operation with a revoked API key', async () => {
  const headers = await authorizationOfProgram('writer', api);
  await api.connection.collection('apikeys').deleteMany({});
  await expectRefusals(headers);
});

it.each(Object.entries(BAD_TOKENS))('refuses every operation with a token that is %s', async (_, token) => {
  await expectRefusals({ authorization: `Bearer ${await token(api.issuer)}` });
});

it('returns no listings of the owner for an unverified email', async () => {
  const headers = await authorizationOf('unverified', api.issuer);
  const id = await postListing(api, owner);
  for (const operation of operationsOf(document).filter(({ path }) => /mylistings|user/.test(path))) {
    const { body } = await ask(operation, headers, id);
    expect((body as { _id: string }[]).map(({ _id }) => _id)).not.toContain(id);
  }
});
