import { places } from '../gazetteer/gazetteer.ts';
import { foundIn } from '../testing/table-rows.ts';

/** The areas that their name alone means. */
const areas = places.filter(
  ({ id, name, kind }) => ['thana', 'area', 'block'].includes(kind) && foundIn(name).places.join() === id,
);

describe('a word beside a name is not a part of it', () => {
  it('when it denies the place', () => {
    expect(areas.length).toBeGreaterThan(400);
    const isRead = ({ id, name }: (typeof areas)[number]): boolean => {
      const { places: found, excluded } = foundIn(`${name} na`);
      return found.length === 0 && excluded === id;
    };
    expect(areas.filter((area) => !isRead(area)).map(({ name }) => name)).toEqual([]);
  });

  it.each(['e seat', 'o narayanganj', 'no bachelor'])('as in "Gulshan %s"', (words) => {
    const isFound = ({ id, name }: (typeof areas)[number]): boolean =>
      foundIn(`${name} ${words}`).places.includes(id);
    expect(areas.filter((area) => !isFound(area)).map(({ name }) => name)).toEqual([]);
  });

  it.each(['2 bhk', 'basa vara', 'khali', '2 jon mile', 'best'])('as in "%s Gulshan"', (words) => {
    const isFound = ({ id, name }: (typeof areas)[number]): boolean =>
      foundIn(`${words} ${name}`).places.join() === id;
    expect(areas.filter((area) => !isFound(area)).map(({ name }) => name)).toEqual([]);
  });
});
