import { completeLocation } from './complete-location.ts';

const first = (text: string) => completeLocation(text)[0];

describe('completeLocation', () => {
  it.each([
    ['dhanm', 'dhanmondi', 'Dhanmondi'],
    ['Road 8A, Dhanm', 'dhanmondi', 'Road 8A, Dhanmondi'],
    ['House 5 Road 8A Dhanm', 'dhanmondi', 'House 5 Road 8A Dhanmondi'],
    ['Near Dhanmondi Lake, mirpur 1', 'mirpur-1', 'Near Dhanmondi Lake, Mirpur 1'],
    ['Road 2, farmget', 'farmgate', 'Road 2, Farmgate'],
    ['বাড়ি ৫, ধানম', 'dhanmondi', 'বাড়ি ৫, ধানমন্ডি'],
  ])('completes "%s"', (text, id, location) => {
    expect(first(text)?.place.id).toBe(id);
    expect(first(text)?.location).toBe(location);
  });

  it.each(['', 'D', 'Road 8', 'House 12, ', 'Dhanmondi, Road 8', 'Dhanmondi, House 5, Road 8'])(
    'suggests nothing for %j',
    (text) => {
      expect(completeLocation(text)).toEqual([]);
    },
  );

  it('suggests no more than the limit', () => {
    expect(completeLocation('mi', 3)).toHaveLength(3);
  });
});
