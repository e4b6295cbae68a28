import { searchFieldsOf, searchWordsOf } from './search-fields.ts';

const text = {
  title: 'Sunny room',
  lifestyle: ['Non-smoker'],
  description: 'Room with a balcony',
  imageUrl: '',
};

describe('searchFieldsOf', () => {
  it('gives the place of the location, its centre and the areas around it', () => {
    expect(searchFieldsOf({ ...text, location: 'Senpara Parbata, Section 10, Mirpur' })).toMatchObject({
      placeId: 'senpara-parbata',
      area1: 'mirpur',
      area2: 'mirpur-10',
      placeLat: 23.804,
      placeLng: 90.372,
    });
  });

  it('gives the place that the author chose, unless the gazetteer no longer has it', () => {
    const location = 'Mirpur 10, Mirpur';
    const placeOf = (chosenPlaceId: string) => searchFieldsOf({ ...text, location, chosenPlaceId }).placeId;
    expect(placeOf('mirpur')).toBe('mirpur');
    expect(placeOf('gone')).toBe('mirpur-10');
  });

  it('gives the same place for a road before and after its area', () => {
    const placeOf = (location: string) => searchFieldsOf({ ...text, location });
    expect(placeOf('House 12, Road 32, Dhanmondi')).toMatchObject({
      placeId: 'dhanmondi-32',
      area1: 'dhanmondi',
    });
    expect(placeOf('House 12, Dhanmondi Road 32').placeId).toBe('dhanmondi-32');
  });

  it('gives no place when the location names none', () => {
    expect(searchFieldsOf({ ...text, location: 'Somewhere' })).toMatchObject({
      placeId: null,
      area1: null,
      area2: null,
      placeLat: null,
    });
  });

  it('tells whether the listing has a photo', () => {
    const hasPhoto = (imageUrl: string) => searchFieldsOf({ ...text, location: 'Mirpur', imageUrl }).hasPhoto;
    expect([hasPhoto('https://rooms.example/room.webp'), hasPhoto('')]).toEqual([true, false]);
  });

  it('gives each folded word once', () => {
    const { words } = searchFieldsOf({ ...text, location: 'মিরপুর ১০' });
    expect(words).toEqual(expect.arrayContaining(['sunny', 'room', '10', 'smoker', 'balcony']));
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(['Progoti Shoroni', 'pragoti sharani', 'প্রগতি সরণি'])(
    'spells a road that is not in the gazetteer in one way: %s',
    (road) => expect(searchWordsOf(road)).toEqual(['pragati', 'sarani']),
  );

  it.each(['begum rokea soroni', 'Begum রোকেয়া সরণিতে'])('does so for "%s"', (road) =>
    expect(searchWordsOf(road)).toEqual(['begum', 'rokeya', 'sarani']),
  );
});
