import { parseFilter } from '../language/parse-filter.ts';
import { partBeyond } from './field-intervals.ts';

const beyond = (filter: Record<string, unknown>, ...paths: string[]) =>
  partBeyond(parseFilter(filter), new Set(paths));

describe('partBeyond', () => {
  it('leaves only the conditions that the keys do not decide', () => {
    const filter = { rent: { $gte: 5 }, $and: [{ type: 'a' }, { photo: { $gt: '' } }] };
    const photo = { kind: 'and', children: [parseFilter({ photo: { $gt: '' } })] };
    expect(beyond(filter, 'rent', 'type')).toEqual({ kind: 'and', children: [photo] });
  });

  it('leaves nothing when the keys decide all conditions', () => {
    const filter = { rent: { $gte: 5 }, $and: [{ type: { $in: ['a', 'b'] } }] };
    expect(beyond(filter, 'rent', 'type')).toEqual({ kind: 'and', children: [] });
  });

  it('leaves a condition on null, which an index does not tell from a missing field', () => {
    expect(beyond({ rent: null }, 'rent')).toEqual(parseFilter({ rent: null }));
  });

  it('leaves a choice between two fields as a whole', () => {
    const filter = { $or: [{ rent: 5 }, { type: 'a' }] };
    expect(beyond(filter, 'rent', 'type')).toEqual(parseFilter(filter));
  });
});
