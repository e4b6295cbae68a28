import { asServerTable, asTable } from './table.ts';

const row = {
  remote: 'mfe-listings',
  fault: '404',
  layout: { ms: 812, healthyMs: undefined },
  heading: 'It failed',
  report: 'load X',
  failure: '',
};

it('aligns the columns and names the failed step', () => {
  const [head = '', first = '', second = ''] = asTable([
    row,
    { ...row, fault: 'server down', layout: undefined, failure: 'Retry: too late' },
  ]).split('\n');
  expect(head.indexOf('layout')).toBe(first.indexOf('812 ms'));
  expect(first).toMatch(/ok$/);
  expect(second).toMatch(/–.*FAILED Retry: too late$/);
});

it('shows the time of the page without the fault on a busy machine', () => {
  const layout = { ms: 3400, healthyMs: 2700 };
  expect(asTable([{ ...row, layout }])).toContain('3400 ms (without the fault 2700 ms)');
});

it('shows the times of faults on the server', () => {
  const result = {
    app: 'mfe-listings',
    fault: 'runs forever',
    healthyMs: 4.2,
    shortestMs: Infinity,
    longestMs: 301.6,
    stoppedMs: 0,
    failure: '',
  };
  expect(asServerTable([result])).toMatch(/runs forever +4 ms +– +302 ms +– +ok$/);
});
