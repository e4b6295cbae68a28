import collection from '@roommate/api-client/postman.json' with { type: 'json' };
import { createKey } from './support/create-key.ts';
import { createWebhook } from './support/create-webhook.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

interface Item {
  name: string;
  request: {
    method: string;
    auth?: { type: string };
    body?: { raw: string };
    url: { raw: string; variable?: { key: string; value: string }[] };
  };
}

const api = useApi();
const items = (collection.item as unknown as { item: Item[] }[]).flatMap(({ item }) => item);

/** The path of a request with the variables of the collection filled in. */
function pathOf({ raw, variable = [] }: Item['request']['url'], values: Record<string, string>): string {
  const withParameters = variable.reduce((url, { key, value }) => url.replace(`:${key}`, value), raw);
  return withParameters
    .replace('{{baseUrl}}', '')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

async function saveSearch(): Promise<string> {
  const { body } = await api.call('POST', '/saved-searches', { as: nusrat, body: { query: 'place=mirpur' } });
  return String(body._id);
}

it.each(items.map((item): [string, Item] => [item.name, item]))(
  'the request "%s" succeeds',
  async (_, item) => {
    const { method, auth, body, url } = item.request;
    const id = await postListing(api, nusrat);
    const keyId = JSON.stringify(url).includes('keyId') ? (await createKey(api, nusrat))._id : '';
    const needsWebhook = JSON.stringify(url).includes('webhookId');
    const receiver = { url: `https://receiver.example/${id}` };
    const webhookId = needsWebhook ? (await createWebhook(api, nusrat, receiver))._id : '';
    const searchId = JSON.stringify(url).includes('searchId') ? await saveSearch() : '';
    const path = pathOf(url, { id, keyId, webhookId, searchId, email: nusrat.email });
    const person = path.endsWith('/like') ? rafi : nusrat;
    const { status } = await api.call(method, path, {
      ...(auth?.type !== 'noauth' && { as: person }),
      ...(body && { body: JSON.parse(body.raw) as unknown }),
    });
    expect(status).toBeLessThan(300);
  },
);
