import { asTable } from './table.ts';

const row = {
  remote: 'mfe-listings',
  fault: '404',
  layout: { ms: 812, soundMs: undefined },
  says: 'It failed',
  reported: 'load X',
  wrong: '',
};

it('aligns the columns and names what failed', () => {
  const [head = '', first = '', second = ''] = asTable([
    row,
    { ...row, fault: 'server down', layout: undefined, wrong: 'Retry: too late' },
  ]).split('\n');
  expect(head.indexOf('layout')).toBe(first.indexOf('812 ms'));
  expect(first).toMatch(/ok$/);
  expect(second).toMatch(/–.*FAILED Retry: too late$/);
});

it('tells what a busy machine took for the page without the fault', () => {
  const layout = { ms: 3400, soundMs: 2700 };
  expect(asTable([{ ...row, layout }])).toContain('3400 ms (without the fault 2700 ms)');
});
