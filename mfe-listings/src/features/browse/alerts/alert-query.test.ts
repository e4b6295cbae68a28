import { alertQueryOf } from './alert-query.ts';

it('keeps what somebody looks for', () => {
  const query = alertQueryOf({
    q: 'quiet',
    places: ['mirpur-10', 'gulshan'],
    rentMax: 8000,
    roomType: 'Single',
    hasPhoto: true,
  });
  expect(query).toBe('place=mirpur-10&place=gulshan&q=quiet&rentMax=8000&roomType=Single&hasPhoto=true');
});

it('leaves out the order, the availability and the age of a room', () => {
  expect(alertQueryOf({ sort: 'rent', availability: 'available', postedWithin: 7, near: 'buet' })).toBe('');
  expect(alertQueryOf({ rentMin: 0 })).toBe('');
  expect(alertQueryOf({ near: 'buet', within: 2 })).toBe('near=buet&within=2');
});
