import { filesOfPage } from './page-chunks.ts';

describe('the files of a page', () => {
  const report = {
    './layout.tsx': { scripts: ['layout.js', 'shared.js'], styles: ['layout.css'] },
    './overview.tsx': { scripts: ['shared.js', 'overview.js'], styles: [] },
  };

  it('are those of its import', () => {
    expect(filesOfPage(report, './layout.tsx')).toEqual(report['./layout.tsx']);
  });

  it('are those of all nested routes, each once, the outer ones first', () => {
    expect(filesOfPage(report, ['./layout.tsx', './overview.tsx'])).toEqual({
      scripts: ['layout.js', 'shared.js', 'overview.js'],
      styles: ['layout.css'],
    });
  });

  it('are unknown for an import without a report', () => {
    expect(filesOfPage(report, './other.tsx')).toBeUndefined();
  });
});
