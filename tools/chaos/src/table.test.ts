import { asTable } from './table.ts';

const row = {
  remote: 'mfe-listings',
  fault: '404',
  layoutMs: 812,
  says: 'It failed',
  reported: 'load X',
  wrong: '',
};

it('aligns the columns and names what failed', () => {
  const [head = '', first = '', second = ''] = asTable([
    row,
    { ...row, fault: 'server down', layoutMs: undefined, wrong: 'Retry: too late' },
  ]).split('\n');
  expect(head.indexOf('layout')).toBe(first.indexOf('812 ms'));
  expect(first).toMatch(/ok$/);
  expect(second).toMatch(/–.*FAILED Retry: too late$/);
});
