import type { PageSearch } from '@roommate/contracts';
import { searchForText } from './new-search.ts';

const next = async (asked: PageSearch, text: string, newest = asked) =>
  (await searchForText(asked, text))(newest);

describe('searchForText', () => {
  it('replaces the parameters of what the text says', async () => {
    const before = { places: ['uttara'], rentMax: 9000, hasPhoto: true as const };
    expect(await next(before, 'mirpur')).toMatchObject({
      q: 'mirpur',
      places: [],
      rentMax: 9000,
      hasPhoto: true,
    });
  });

  it('replaces the date of the post and the photo', async () => {
    const before: PageSearch = { postedWithin: 30, hasPhoto: true, rentMax: 9000 };
    expect(await next(before, 'posted today with photo')).toEqual({
      q: 'posted today with photo',
      rentMax: 9000,
    });
  });

  it('does not wait for the gazetteer where it has nothing to replace', () => {
    const before: PageSearch = { q: 'uttara', places: [], sort: 'rent' };
    const change = searchForText(before, 'mirpur');
    expect(change instanceof Promise ? undefined : change(before)).toEqual({
      q: 'mirpur',
      places: [],
      sort: 'rent',
    });
  });

  it('keeps what the person has changed since the text', async () => {
    const asked: PageSearch = { places: ['uttara'], rentMax: 9000, roomType: 'Single' };
    const newest: PageSearch = { ...asked, rentMax: 4000, roomType: undefined, sort: 'rent' };
    expect(await next(asked, 'seat in mirpur under 5k', newest)).toMatchObject({
      q: 'seat in mirpur under 5k',
      places: [],
      rentMax: 4000,
      roomType: undefined,
      sort: 'rent',
    });
  });
});
