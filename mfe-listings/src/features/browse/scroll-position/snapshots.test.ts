import { startOfList } from './scroll-position.ts';
import { readSnapshot, saveSnapshot } from './snapshots.ts';

const at = (scrollY: number) => ({ ...startOfList, position: { ...startOfList.position, scrollY } });

beforeEach(() => sessionStorage.clear());

it('returns the saved snapshot of a history entry', () => {
  saveSnapshot('a', at(100));
  saveSnapshot('b', at(200));
  saveSnapshot('a', at(300));
  expect(readSnapshot('a').position.scrollY).toBe(300);
  expect(readSnapshot('b').position.scrollY).toBe(200);
});

it('keeps the latest three snapshots', () => {
  for (const key of ['a', 'b', 'c', 'd']) saveSnapshot(key, at(100));
  expect(['a', 'b', 'c', 'd'].map((key) => readSnapshot(key).position.scrollY)).toEqual([0, 100, 100, 100]);
});

const saved = { ...at(100), locationKey: 'a' };

it.each([
  'no JSON',
  'null',
  '{}',
  '[null]',
  JSON.stringify([{ ...saved, position: { ...saved.position, index: '1' } }]),
  JSON.stringify([{ ...saved, position: { ...saved.position, layout: {} } }]),
  JSON.stringify([{ ...saved, known: {} }]),
  JSON.stringify([{ ...saved, known: { cursors: [] } }]),
  JSON.stringify([{ ...saved, known: { cursors: [''], end: 'early' } }]),
])('starts at the top when the storage has something else: %s', (text) => {
  sessionStorage.setItem('roommate:browse:5', text);
  expect(readSnapshot('a')).toEqual(startOfList);
});

it('keeps the other snapshots when one is wrong', () => {
  sessionStorage.setItem('roommate:browse:5', JSON.stringify([{ locationKey: 'b' }, saved]));
  expect(readSnapshot('a').position.scrollY).toBe(100);
  expect(readSnapshot('b')).toEqual(startOfList);
});
