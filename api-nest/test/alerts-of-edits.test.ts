import { ListingAlerts } from '../src/listings/listing-alerts.ts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { searchableRoom } from './support/searchable-rooms.ts';
import { useApi } from './support/use-api.ts';
import { inMirpur, useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, idsOf, edit } = useSearchers(api);

it('alerts when an edit adds a word or the first photo that a search asks for', async () => {
  const [helipad, photo, both, everything] = [newPerson(), newPerson(), newPerson(), newPerson()];
  // Only imports store listings without a photo.
  const listing = searchableRoom({ ...inMirpur, description: 'Quiet, on the second floor.', imageUrl: '' });
  await api.connection.collection('listings').insertOne(listing);
  const id = listing._id.toHexString();
  await save('q=helipad&place=mirpur', helipad);
  await save('place=mirpur&hasPhoto=true', photo);
  await save('q=helipad&place=mirpur&hasPhoto=true', both);
  await save('place=mirpur', everything);
  await edit(id, { description: 'Quiet, on the second floor. With a helipad.' });
  expect(await idsOf(helipad)).toEqual([id]);
  expect(await idsOf(photo)).toEqual([]);
  await edit(id, { imageUrl: room.imageUrl });
  expect(await idsOf(photo)).toEqual([id]);
  expect(await idsOf(both)).toEqual([id]);
  // It matched before the edits.
  expect(await idsOf(everything)).toEqual([]);
  // Nobody has read the alerts, so they end with the match.
  await edit(id, { description: 'Quiet, on the second floor.' });
  expect(await idsOf(helipad)).toEqual([]);
  expect(await idsOf(photo)).toEqual([id]);
});

it('alerts of all that two edits one after the other add', async () => {
  const [helipad, cheap] = [newPerson(), newPerson()];
  const id = await postListing(api, nusrat, { ...inMirpur, description: 'Quiet.', rentAmount: 20_000 });
  await api.get(ListingAlerts).settled();
  await save('q=helipad&place=mirpur', helipad);
  await save('place=mirpur&rentMax=8000', cheap);
  // The marks of both edits wait for the same process.
  await Promise.all([edit(id, { rentAmount: 7000 }), edit(id, { description: 'Quiet. With a helipad.' })]);
  expect(await idsOf(cheap)).toEqual([id]);
  expect(await idsOf(helipad)).toEqual([id]);
});
