import { sampleChange } from '../../testing/sample-change.ts';
import { dropChange, keepChange, readChanges } from '../waiting-changes.ts';
import { dropEarlier } from './earlier-changes.ts';

const ok = new Response('', { status: 201 });
const refusal = new Response('', { status: 400 });
const limited = new Response('', { status: 429, headers: { 'retry-after': '3600' } });
const now = Date.now();
const earlier = (changed: Parameters<typeof sampleChange>[0] = {}) =>
  sampleChange({ id: 'earlier', madeAt: now - 1, ...changed });
const later = (changed: Parameters<typeof sampleChange>[0] = {}) =>
  sampleChange({ id: 'later', madeAt: now, ...changed });
const states = () => readChanges().map(({ id, state }) => [id, state]);
const edit = { kind: 'edit', method: 'PUT', page: '/dashboard/my-listings' } as const;

beforeEach(() => {
  for (const { id } of readChanges()) dropChange(id);
});

it.each([408, 409, 429, 500, 503])('keeps a change that waits after a response of %s', (status) => {
  keepChange(later());
  dropEarlier(later(), new Response('', { status }));
  expect(states()).toEqual([['later', 'waiting']]);
});

it.each([
  [201, ok],
  [400, refusal],
  ['429 for an hour', limited],
])('forgets a change that waits, and earlier tries of it, after %s', (_, response) => {
  keepChange(earlier({ state: 'offered' }));
  keepChange(later());
  dropEarlier(later(), response);
  expect(states()).toEqual([]);
});

it('asks about an earlier message of the same form that waits, because it can be another one', () => {
  keepChange(earlier());
  dropEarlier(later(), refusal);
  expect(states()).toEqual([['earlier', 'waiting']]);
  dropEarlier(later(), ok);
  expect(readChanges()).toMatchObject([
    { id: 'earlier', state: 'refused', reason: 'A later one was sent from the same form.' },
  ]);
});

it('forgets an earlier edit of the same listing, and not of another one', () => {
  keepChange(earlier({ ...edit, url: 'http://localhost/api/roommates/1' }));
  keepChange(earlier({ ...edit, id: 'other', url: 'http://localhost/api/roommates/2' }));
  dropEarlier(later({ ...edit, url: 'http://localhost/api/roommates/1' }), ok);
  expect(states()).toEqual([['other', 'waiting']]);
});

it.each([
  ['another form', { page: '/faq' }],
  ['another kind', { kind: 'listing' as const }],
  ['somebody else', { uid: 'else' }],
  ['a later time', { madeAt: now + 1 }],
])('leaves a message of %s', (_, changed) => {
  keepChange(earlier(changed));
  dropEarlier(later(), ok);
  expect(states()).toEqual([['earlier', 'waiting']]);
});
