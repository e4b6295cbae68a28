import { ms, table, times } from './table.ts';

describe('the table of a benchmark', () => {
  it('aligns names to the left and numbers to the right', () => {
    const rows = [
      ['CPU, ms', 'API', 'ratio'],
      ['GET /health/live', ms(0.1), times(1.25)],
      ['POST', ms(12.34), times(10)],
    ];
    expect(table(rows).split('\n')).toEqual([
      'CPU, ms             API    ratio',
      'GET /health/live  0.100   1.25 x',
      'POST               12.3  10.00 x',
    ]);
  });
});
