import { ListingAlerts } from '../src/listings/listing-alerts.ts';
import { nusrat } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';
import { inMirpur, useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, alertsOf, idsOf, edit } = useSearchers(api);

it('withdraws an unread alert when a change makes the listing stop matching, and alerts again', async () => {
  const [poor, rich, reader] = [newPerson(), newPerson(), newPerson()];
  for (const seeker of [poor, reader]) await save('place=mirpur&rentMax=8000', seeker);
  await save('place=mirpur', rich);
  const id = await postListing(api, nusrat, { ...inMirpur, rentAmount: 7000 });
  expect(await idsOf(reader)).toEqual([id]);
  await api.call('PUT', '/alerts/read', { as: reader });
  await edit(id, { rentAmount: 9900 });
  expect(await alertsOf(poor)).toEqual({ items: [], unread: 0 });
  expect(await idsOf(rich)).toEqual([id]);
  // A person who has seen the room needs no second alert.
  expect(await idsOf(reader)).toEqual([id]);
  await edit(id, { rentAmount: 7500 });
  expect(await alertsOf(poor)).toMatchObject({ items: [{ listingId: id }], unread: 1 });
});

it('follows an edit of what the home is like', async () => {
  const [seeker, other] = [newPerson(), newPerson()];
  const id = await postListing(api, nusrat, { ...inMirpur, home: { household: 'men' } });
  await api.get(ListingAlerts).settled();
  await save('q=girls mirpur', seeker);
  await save('place=mirpur', other);
  await edit(id, { home: { household: 'women' } });
  // The other search matched before.
  expect([await idsOf(seeker), await idsOf(other)]).toEqual([[id], []]);
  await edit(id, { home: { household: 'men' } });
  expect(await idsOf(seeker)).toEqual([]);
});

it('names another search of the user after a change that only this one matches', async () => {
  const seeker = newPerson();
  await save('place=mirpur&rentMax=8000', seeker);
  const id = await postListing(api, nusrat, { ...inMirpur, rentAmount: 7000 });
  expect(await idsOf(seeker)).toEqual([id]);
  await save('place=mirpur&rentMax=12000', seeker);
  await edit(id, { rentAmount: 9900 });
  expect((await alertsOf(seeker)).items).toMatchObject([
    { listingId: id, searchName: 'Rooms in Mirpur, up to BDT 12,000' },
  ]);
});

it('keeps the alert of a deleted search after an edit when another search of the user matches', async () => {
  const seeker = newPerson();
  const { body: deleted } = await save('q=mirpur furnished', seeker);
  const id = await postListing(api, nusrat, inMirpur);
  expect(await idsOf(seeker)).toEqual([id]);
  const { body: other } = await save('q=mirpur', seeker);
  await api.call('DELETE', `/saved-searches/${String(deleted._id)}`, { as: seeker });
  // Neither search asks for the word.
  await edit(id, { description: 'Quiet, on the second floor. With a balcony.' });
  expect((await alertsOf(seeker)).items).toMatchObject([{ listingId: id, searchName: other.name }]);
});
