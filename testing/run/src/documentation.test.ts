import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

const folder = 'docs/decisions';
/** The only record that no single file embodies. */
const ABOUT_THE_WHOLE = '0001-record-decisions.md';
const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const isMissing = (file: string): boolean => !existsSync(join(repositoryRoot, file));
const records = readdirSync(join(repositoryRoot, folder)).filter((name) => /^\d{4}-/.test(name));

/** Each amendment as `record:other`. */
const amendments = (line: 'Amends' | 'Amended by'): string[] =>
  records.flatMap((name) =>
    [...read(`${folder}/${name}`).matchAll(new RegExp(`^- ${line}: (.*)$`, 'gm'))].flatMap(([, text = '']) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, other = '']) =>
        line === 'Amends' ? `${name}:${other}` : `${other}:${name}`,
      ),
    ),
  );

const followsTemplate = (name: string): boolean =>
  [
    new RegExp(`^# ${name.slice(0, 4)}\\. \\S`),
    /^- Status: (proposed|accepted|withdrawn|superseded by \[\d{4}\]\([^)]+\))\n- Date: \d{4}-\d{2}-\d{2}$/m,
    /^## Context$[^]*^## Decision$[^]*^## Consequences$/m,
  ].every((part) => part.test(read(`${folder}/${name}`)));

/** The records that files tracked by git cite, each as `file:record`. */
const citations = (): string[] =>
  execFileSync('git', ['grep', '-oE', 'docs/decisions/[0-9]{4}-[a-z0-9-]+\\.md'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

/** The files that a page of the documentation links to. */
const linkedFiles = (page: string): string[] =>
  [...read(page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = '']) =>
    join(dirname(page), target),
  );

describe('the decision records', () => {
  it('follow the template', () => {
    expect(records.filter((name) => !followsTemplate(name))).toEqual([]);
  });

  it('name their amendments on both sides', () => {
    expect(amendments('Amended by').sort()).toEqual(amendments('Amends').sort());
  });

  it('have different numbers', () => {
    expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
  });

  it('are all in the index, once', () => {
    const index = read(`${folder}/README.md`);
    const indexed = [...index.matchAll(/^- \[\d{4}\]\(([^)]+)\)/gm)].map(([, name]) => name);
    expect(indexed.sort()).toEqual(records);
  });

  it('are cited by what embodies them, if accepted', () => {
    const cited = new Set(
      citations()
        .filter((citation) => !citation.startsWith('docs/'))
        .map((citation) => citation.split(`${folder}/`)[1]),
    );
    const isAccepted = (name: string): boolean => read(`${folder}/${name}`).includes('- Status: accepted');
    expect(records.filter((name) => isAccepted(name) && !cited.has(name))).toEqual([ABOUT_THE_WHOLE]);
  });

  it('exist wherever a file cites one', () => {
    expect(citations().filter((citation) => isMissing(citation.split(':')[1] ?? ''))).toEqual([]);
  });
});

it('the documentation links to files that exist', () => {
  const inFolder = (parent: string): string[] =>
    readdirSync(join(repositoryRoot, parent))
      .filter((name) => name.endsWith('.md') && name !== 'template.md')
      .map((name) => join(parent, name));
  const pages = ['README.md', 'CHANGELOG.md', ...inFolder('docs'), ...inFolder(folder)];
  expect(pages.flatMap(linkedFiles).filter(isMissing)).toEqual([]);
});
