import { sampleChange } from '../testing/sample-change.ts';
import { endChangesOfOthers } from './end-changes-of-others.ts';
import { dropChange, keepChange, readChanges } from './waiting-changes.ts';

const states = () => readChanges().map(({ id, state }) => [id, state]);

beforeEach(() => {
  for (const { id } of readChanges()) dropChange(id);
  keepChange(sampleChange({ id: 'own', uid: 'me', madeAt: 1 }));
  keepChange(sampleChange({ id: 'visitor', madeAt: 2 }));
  keepChange(sampleChange({ id: 'unknown', uid: undefined, madeAt: 3 }));
});

it('removes the changes of other users when one signs in, and not those of visitors', () => {
  keepChange(sampleChange({ id: 'other', uid: 'somebody', madeAt: 4 }));
  keepChange(sampleChange({ id: 'ended', uid: 'somebody', state: 'ended', madeAt: 5 }));
  endChangesOfOthers('me');
  expect(states()).toEqual([
    ['own', 'waiting'],
    ['visitor', 'waiting'],
    ['unknown', 'waiting'],
  ]);
});

it('keeps the notice for a person who signs in again', () => {
  endChangesOfOthers('');
  endChangesOfOthers('me');
  expect(states()).toContainEqual(['own', 'ended']);
});

it.each(['waiting', 'refused'] as const)(
  'leaves only the kind of a change that is %s when its session has ended',
  (state) => {
    keepChange(
      sampleChange({ id: 'own', uid: 'me', madeAt: 1, state, reason: 'No.', status: 400, code: 'a' }),
    );
    endChangesOfOthers('');
    expect(JSON.parse(localStorage.getItem('roommate:change:own') ?? '')).toEqual({
      id: 'own',
      kind: 'message',
      uid: 'me',
      madeAt: 1,
      method: '',
      url: '',
      headers: {},
      body: '{}',
      page: '',
      state: 'ended',
    });
    expect(states()).toEqual([
      ['own', 'ended'],
      ['visitor', 'waiting'],
      ['unknown', 'waiting'],
    ]);
  },
);

it('removes a change that is offered when its session has ended: its page has said that it failed', () => {
  keepChange(sampleChange({ id: 'own', uid: 'me', state: 'offered' }));
  endChangesOfOthers('');
  expect(states().map(([id]) => id)).not.toContain('own');
});

it('writes nothing again when the change has ended already', () => {
  endChangesOfOthers('');
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  endChangesOfOthers('');
  expect(setItem).not.toHaveBeenCalled();
  setItem.mockRestore();
});
