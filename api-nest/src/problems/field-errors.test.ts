import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];

it('names each wrong field by its path', () => {
  const schema = z.object({
    lifestyle: z.array(z.string('must be text')),
    rent: z.number('must be a number'),
  });
  expect(fieldErrors(issuesOf(schema, { lifestyle: ['a', 1], rent: 'b' }), 'body')).toEqual([
    { field: 'lifestyle.1', message: 'must be text' },
    { field: 'rent', message: 'must be a number' },
  ]);
});

it('names each unknown field', () => {
  expect(fieldErrors(issuesOf(z.strictObject({}), { a: 1, constructor: 2 }), 'body')).toEqual([
    { field: 'a', message: 'a is not a known field.' },
    { field: 'constructor', message: 'constructor is not a known field.' },
  ]);
});

it('names an unknown field of a field by its path', () => {
  const schema = z.object({ home: z.strictObject({}) });
  expect(fieldErrors(issuesOf(schema, { home: { wifi: true } }), 'body')).toEqual([
    { field: 'home.wifi', message: 'home.wifi is not a known field.' },
  ]);
});

it('names the whole value when it is wrong', () => {
  expect(fieldErrors(issuesOf(z.string('must be text'), 1), 'id')).toEqual([
    { field: 'id', message: 'must be text' },
  ]);
});

it.each([[null], ['text'], [undefined]])('reports that %j is not an object', (value) => {
  expect(fieldErrors(issuesOf(z.strictObject({ a: z.string() }), value), 'body')).toEqual([
    { field: 'body', message: 'The body must be a JSON object.' },
  ]);
});

it('limits the number of errors', () => {
  const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${'x'.repeat(500)}${n}`, n]));
  const errors = fieldErrors(issuesOf(z.strictObject({}), fields), 'body');
  expect(errors).toHaveLength(50);
  expect(JSON.stringify(errors).length).toBeLessThan(20_000);
});
