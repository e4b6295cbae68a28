import { createKey } from '../support/create-key.ts';
import { createWebhook } from '../support/create-webhook.ts';
import { nameOf, operationsOf, urlOf, useDocument } from '../support/operations.ts';
import { nusrat } from '../support/people.ts';
import { useApi, useListing } from '../support/use-api.ts';

const api = useApi();
const document = useDocument(api);
const listing = useListing(api);

it('every read whose 304 is documented has an ETag, and then responds with 304', async () => {
  await createKey(api, nusrat);
  const webhook = await createWebhook(api, nusrat, { url: 'http://127.0.0.1:9/' });
  const tagged = operationsOf(document).filter(({ responses }) => '304' in responses);
  expect(tagged.length).toBeGreaterThan(0);
  for (const operation of tagged) {
    const id = operation.path.startsWith('/webhooks') ? webhook._id : listing.id;
    const url = urlOf(operation, document, { id, ids: id, email: nusrat.email, area: 'mirpur' });
    const read = (headers: Record<string, string> = {}) => api.call('GET', url, { as: nusrat, headers });
    const { status, headers } = await read();
    const tag = headers.get('etag') ?? '';
    const again = await read({ 'if-none-match': tag });
    const seen = { read: nameOf(operation), status, tag, again: again.status };
    expect(seen).toEqual({
      read: nameOf(operation),
      status: 200,
      tag: expect.stringMatching(/^W\/"[\w.-]+"$/) as string,
      again: 304,
    });
  }
});
