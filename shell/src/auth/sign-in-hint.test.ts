import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { keepSignInHint } from './sign-in-hint.ts';

it('is there while somebody is signed in, and while a logout is under way', () => {
  keepSignInHint();
  setSession({ status: 'loading', slow: false });
  expect(document.cookie).toBe('');
  setSession({ status: 'signed-in', user: sampleUser() });
  expect(document.cookie).toBe('signed-in=1');
  setSession({ status: 'loading', slow: false, user: sampleUser() });
  expect(document.cookie).toBe('signed-in=1');
  setSession({ status: 'signed-out' });
  expect(document.cookie).toBe('');
});
