import { sampleChange } from '../testing/sample-change.ts';
import { dropChange, keepChange, readChanges, subscribeToChanges } from './waiting-changes.ts';

const ids = () => readChanges().map(({ id }) => id);
const isStored = (id: string) => localStorage.getItem(`roommate:change:${id}`) !== null;

beforeEach(() => {
  for (const { id } of readChanges()) dropChange(id);
});

it('keeps changes in their order, in the storage of the browser', () => {
  keepChange(sampleChange({ id: 'second', madeAt: 2 }));
  keepChange(sampleChange({ id: 'first', madeAt: 1 }));
  expect(ids()).toEqual(['first', 'second']);
  expect([isStored('first'), isStored('second')]).toEqual([true, true]);
  dropChange('first');
  expect([ids(), isStored('first')]).toEqual([['second'], false]);
});

it('keeps a change only in the page while its user is unknown or the person has not decided', () => {
  keepChange(sampleChange({ id: 'unknown', uid: undefined }));
  keepChange(sampleChange({ id: 'offered', state: 'offered' }));
  expect(ids()).toEqual(['unknown', 'offered']);
  expect([isStored('unknown'), isStored('offered')]).toEqual([false, false]);
});

it('leaves no earlier state in the storage when it cannot store the new one', () => {
  keepChange(sampleChange({ id: 'full' }));
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepChange(sampleChange({ id: 'full', state: 'refused' }));
  setItem.mockRestore();
  expect([isStored('full'), readChanges()]).toMatchObject([false, [{ state: 'refused' }]]);
});

it('ignores what is not a change', () => {
  localStorage.setItem('roommate:change:x', 'not JSON');
  localStorage.setItem('roommate:change:y', JSON.stringify({ ...sampleChange(), kind: 'another' }));
  expect(ids()).toEqual([]);
  localStorage.clear();
});

it('notices the changes of other tabs', () => {
  const notify = jest.fn();
  const end = subscribeToChanges(notify);
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(notify).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'roommate:change:x' }));
  expect(notify).toHaveBeenCalledTimes(1);
  end();
});
