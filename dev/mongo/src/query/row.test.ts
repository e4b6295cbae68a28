import { encode } from '../values/codec.ts';
import { Row } from './row.ts';

it('gives the fields of a filter without the others', () => {
  const row = new Row(1, encode({ _id: 1, title: 'Room', home: { pets: 'cat' } }));
  expect(row.fields([Buffer.from('home'), Buffer.from('rentAmount')])).toEqual({ home: { pets: 'cat' } });
});
