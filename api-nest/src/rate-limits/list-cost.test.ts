import { ListCost, LISTINGS_PER_READ } from './list-cost.ts';

it('counts a list in full when somebody has added rooms to an empty database since the first one', async () => {
  const cost = new ListCost();
  let listings = 0;
  cost.countWith(() => Promise.resolve(listings));
  const ofAll = async () => cost.of({ query: {} }, 'all');
  expect(await ofAll()).toBe(1);
  listings = 10 * LISTINGS_PER_READ;
  expect(await Promise.all([ofAll(), ofAll()])).toEqual([10, 10]);
});
