import type { AreaWithRooms } from '@roommate/contracts';
import { countText, medianRangeText, medianText } from './area-texts.ts';

const area = (id: string, median: number, around: string[] = []): AreaWithRooms => ({
  id,
  name: id,
  nameBn: '',
  kind: 'area',
  at: { lat: 23.8, lng: 90.4 },
  around,
  rooms: 9,
  relation: 'eq',
  newestAt: '2026-11-20T09:30:00.000Z',
  median,
});
const mirpur = area('mirpur', 15_000);
const section = area('mirpur-10', 17_000, ['mirpur']);
const uttara = area('uttara', 21_000);

describe('the numbers of areas', () => {
  it('have a plus when there are more rooms', () => {
    expect(countText({ rooms: 1000, relation: 'gte' })).toBe('1,000+');
    expect(countText({ rooms: 9, relation: 'eq' })).toBe('9');
  });

  it.each([
    ['all', 'BDT 15,000'],
    ['newest', 'about BDT 15,000'],
    ['some', undefined],
  ] as const)('have the median as far as it is true (%s)', (counted, text) => {
    expect(medianText(mirpur, counted)).toBe(text);
  });

  it('have one median for an area and its parts, else a range', () => {
    expect(medianRangeText(mirpur, [section], 'all')).toBe('BDT 15,000');
    expect(medianRangeText(mirpur, [section, uttara], 'all')).toBe('15,000–21,000');
    expect(medianRangeText(mirpur, [area('savar', 15_000)], 'all')).toBe('BDT 15,000');
    expect(medianRangeText(mirpur, [section], 'newest')).toBeUndefined();
  });
});
