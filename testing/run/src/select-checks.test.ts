import { selectChecks } from './select-checks.ts';
import type { ChangedFile } from './worktree-snapshot.ts';

const select = (hasImports: boolean, ...files: ChangedFile[]) => selectChecks({ files, hasImports });
const programs = (commands: readonly (readonly string[])[]) => commands.map(([program]) => program);

describe('the checks of changed files', () => {
  const page = { status: 'M', path: 'mfe-listings/src/routes.tsx' };
  const style = { status: 'A', path: 'libs/ui/src/card/card.module.css' };

  it('are those of the files changed since the last check that passed, and of the tests beside them', () => {
    expect(select(false, page, style)).toEqual([
      ['oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern', 'mfe-listings/src/routes.tsx'],
      [
        ...['jest', '--selectProjects', 'web', 'node', '--passWithNoTests', '--testPathPatterns'],
        ...['/mfe-listings/src/[^/]+$', '/libs/ui/src/card/[^/]+$'],
      ],
    ]);
  });

  it('include the dependency rule after a change of an import', () => {
    expect(programs(select(true, page))).toEqual(['oxlint', 'depcruise', 'depcruise', 'jest']);
  });

  it('do not include the typed rules for a style sheet', () => {
    expect(programs(select(false, style))).toEqual(['jest']);
  });

  it('are none if nothing changed', () => expect(select(false)).toEqual([]));

  it.each([
    ['the last check is unknown', undefined],
    ['a file was deleted', { status: 'D', path: 'mfe-listings/src/routes.tsx' }],
    ['the lockfile changed', { status: 'M', path: 'package-lock.json' }],
    ['the set-up of the tests changed', { status: 'M', path: 'testing/jest/jsdom-environment.mjs' }],
  ])('are those of all files if %s', (_, file) => {
    const checks = selectChecks(file && { files: [file], hasImports: false });
    expect(checks.map((command) => command.at(-1))).toEqual(['--deny-warnings', '.', '.', 'node']);
  });
});
