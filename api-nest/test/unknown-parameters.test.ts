import { nameOf, operationsOf, urlOf, useDocument } from './support/operations.ts';
import { nusrat } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();
const document = useDocument(api);

/** The first release ignored unknown parameters here. What it accepted stays accepted. */
const IGNORED = [
  ...['GET /', 'GET /health/live', 'GET /health/ready', 'GET /roommates/count', 'GET /roommates/stats'],
  ...['GET /roommates/user/{email}', 'GET /roommates/{id}'],
];

it('are named in a 400 by every read that the first release did not have', async () => {
  const id = await postListing(api, nusrat);
  const values = { id, ids: id, email: nusrat.email, area: 'mirpur' };
  const ignored: string[] = [];
  for (const operation of operationsOf(document).filter(({ method }) => method === 'GET')) {
    const path = urlOf(operation, document, values);
    const url = `${path}${path.includes('?') ? '&' : '?'}color=red`;
    const { status, body } = await api.call('GET', url, { as: nusrat });
    if (status === 200) ignored.push(nameOf(operation));
    else {
      const errors = [{ field: 'color', message: 'color is not a known field.' }];
      expect([url, status, body.errors]).toEqual([url, 400, errors]);
    }
  }
  expect(ignored.sort()).toEqual(IGNORED.sort());
});
