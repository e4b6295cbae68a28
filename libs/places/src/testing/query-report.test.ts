import { queryReport } from './query-report.ts';
import { scriptOf } from './script-of.ts';

describe('the report about the table of queries', () => {
  it('counts the queries of each script, and names none as not understood', () => {
    const [all, ...others] = queryReport();
    const [, total = ''] = /^All: (\d+) of \1 queries understood$/.exec(all ?? '') ?? [];
    const counts = others.map((line) => /^(\w+): (\d+) of \2 queries understood$/.exec(line));
    expect(counts.map((match) => match?.[1])).toEqual(['English', 'Bangla', 'Banglish']);
    expect(counts.reduce((sum, match) => sum + Number(match?.[2]), 0)).toBe(Number(total));
    for (const match of counts) expect(Number(match?.[2])).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ['single room in mohammadpur under 7000', 'English'],
    ['মিরপুর ১০', 'Bangla'],
    ['mirpur 10 e 8 hazar takar moddhe single room', 'Banglish'],
    ['farmget', 'Banglish'],
  ])('takes "%s" for %s', (query, script) => {
    expect(scriptOf(query)).toBe(script);
  });
});
