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

const serverRow = { app: 'mfe-listings', fault: 'runs forever', stoppedMs: 0, failure: '' };

it('shows the times of faults on the server', () => {
  const times = { healthy: [4.2, 3, 40.4], faulty: [251, 301.6, 255] };
  expect(asServerTable([{ ...serverRow, times }])).toMatch(
    /runs forever +4 ms +255 ms +40 ms +302 ms +– +ok$/,
  );
});

it('shows no times of a row that failed before its visits', () => {
  const times = { healthy: [], faulty: [] };
  expect(asServerTable([{ ...serverRow, times }])).toMatch(/runs forever( +–){5} +ok$/);
});
