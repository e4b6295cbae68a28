import { selectChecks } from './select-checks.ts';

describe('the checks of changed files', () => {
  it('are those of the files changed since the last check that passed, and of the tests that import them', () => {
    const changed = [
      { status: 'M', path: 'mfe-listings/src/routes.tsx' },
      { status: 'A', path: 'libs/ui/src/card/card.module.css' },
    ];
    const paths = ['mfe-listings/src/routes.tsx', 'libs/ui/src/card/card.module.css'];
    expect(selectChecks(changed)).toEqual([
      ['oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern', 'mfe-listings/src/routes.tsx'],
      ['jest', '--selectProjects', 'web', 'node', '--passWithNoTests', '--findRelatedTests', ...paths],
    ]);
  });

  it('do not include the typed rules for a style sheet', () => {
    const checks = selectChecks([{ status: 'M', path: 'libs/ui/src/card/card.module.css' }]);
    expect(checks.map(([program]) => program)).toEqual(['jest']);
  });

  it('are none if nothing changed', () => expect(selectChecks([])).toEqual([]));

  it.each([
    ['the last check is unknown', undefined],
    ['a file was deleted', [{ status: 'D', path: 'mfe-listings/src/routes.tsx' }]],
    ['the lockfile changed', [{ status: 'M', path: 'package-lock.json' }]],
    ['the set-up of the tests changed', [{ status: 'M', path: 'testing/jest/jsdom-environment.mjs' }]],
  ])('are those of all files if %s', (_, changed) => {
    expect(selectChecks(changed).map((command) => command.at(-1))).toEqual(['--deny-warnings', 'node']);
  });
});
