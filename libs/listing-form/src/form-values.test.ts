import { homeFacts } from '@roommate/contracts';
import { textOfValues, toFormValues, type FormValues } from './form-values.ts';
import { listing } from './testing/set-up.tsx';

const values = toFormValues({ ...listing, home: { pets: 'cat', smoking: 'no' } });
const reversed = (record: object): object => Object.fromEntries(Object.entries(record).toReversed());

it('gives equal values the same text in any order', () => {
  expect(textOfValues(reversed({ ...values, home: reversed(values.home) }))).toBe(textOfValues(values));
});

it('gives no value the same text as an empty one', () => {
  const empty = { ...values, roomType: '', placeId: '' };
  const inBrowser: object = { ...empty, roomType: null, placeId: undefined };
  expect(textOfValues(inBrowser)).toBe(textOfValues(empty));
});

it('gives other text when any value differs', () => {
  const { home, ...texts } = values;
  const others: FormValues[] = [
    ...Object.keys(texts).map((name) => ({ ...values, [name]: 'Other' })),
    ...homeFacts.map((fact) => ({ ...values, home: { ...home, [fact]: 'Other' } })),
  ];
  const different = new Set([values, ...others].map(textOfValues));
  expect(different.size).toBe(others.length + 1);
});
