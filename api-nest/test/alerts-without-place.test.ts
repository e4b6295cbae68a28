import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';
import { useSearchers } from './support/use-searchers.ts';

const api = useApi();
const { newPerson, save, idsOf } = useSearchers(api);

it('alerts a search that excludes a place of rooms without a place, as the search finds them', async () => {
  const [wide, inside] = [newPerson(), newPerson()];
  await save('q=not uttara', wide);
  await save('place=uttara', inside);
  const id = await postListing(api, nusrat, { ...room, location: 'Shantinibash Colony' });
  await postListing(api, nusrat, { ...room, location: 'Sector 4, Uttara' });
  expect(await idsOf(wide)).toEqual([id]);
  expect(await idsOf(inside)).not.toContain(id);
});
