import { withoutBidiControls } from './bidi.ts';

it('removes overrides, embeddings and isolates, and keeps every other character', () => {
  expect(withoutBidiControls('\u202Emoor ynnuS\u202C \u2067ab\u2069')).toBe('moor ynnuS ab');
  expect(withoutBidiControls('ঢাকায় রুম, غرفة \u200F')).toBe('ঢাকায় রুম, غرفة \u200F');
});
