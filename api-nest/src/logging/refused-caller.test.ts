import { refusedCaller } from './refused-caller.ts';

it('names a user by a hash', () => {
  const { actor } = refusedCaller({ user: { uid: 'uid-nusrat', issuedAt: 0 } });
  expect(actor).toMatch(/^[0-9a-f]{16}$/);
  expect(refusedCaller({ refusedUid: 'uid-nusrat' })).toEqual({ actor });
  expect(refusedCaller({})).toEqual({});
});
