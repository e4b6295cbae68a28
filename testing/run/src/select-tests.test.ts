import { selectTests } from './select-tests.ts';

describe('the tests of a check', () => {
  it('are those that import a file changed since the last check that passed', () => {
    const changed = [
      { status: 'M', path: 'mfe-listings/src/routes.tsx' },
      { status: 'A', path: 'libs/ui/src/card/card.module.css' },
    ];
    expect(selectTests(changed)).toEqual([
      '--passWithNoTests',
      '--findRelatedTests',
      'mfe-listings/src/routes.tsx',
      'libs/ui/src/card/card.module.css',
    ]);
  });

  it('are none if nothing changed', () => expect(selectTests([])).toBeUndefined());

  it.each([
    ['the last check is unknown', undefined],
    ['a file was deleted', [{ status: 'D', path: 'mfe-listings/src/routes.tsx' }]],
    ['the lockfile changed', [{ status: 'M', path: 'package-lock.json' }]],
    ['the set-up of the tests changed', [{ status: 'M', path: 'testing/jest/jsdom-environment.mjs' }]],
  ])('are all tests if %s', (_, changed) => {
    expect(selectTests(changed)).toEqual([]);
  });
});
