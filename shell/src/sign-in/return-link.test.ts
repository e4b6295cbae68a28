import { returnLink } from './return-link.ts';

const from = (pathname: string) => ({ from: { pathname, search: '', hash: '' } });

it('names the room that the visitor was looking at', () =>
  expect(returnLink(from('/roommate/665f1c2ab7d94e0012a4c9d1'))).toEqual({
    label: 'Back to the room you were looking at',
    to: '/roommate/665f1c2ab7d94e0012a4c9d1',
  }));

it('names any other page of the site a page', () =>
  expect(returnLink(from('/dashboard'))).toEqual({
    label: 'Back to the page you were looking at',
    to: '/dashboard',
  }));

it.each([[null], [from('/')], [from('/login')], [from('//elsewhere.example/roommate/1')]])(
  'does not exist for the state %j',
  (state) => expect(returnLink(state)).toBeUndefined(),
);
