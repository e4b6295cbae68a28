import { table } from './table.ts';

describe('the table of times', () => {
  it('shows each endpoint with its ratio to few listings and to a trivial request', () => {
    const rows = [
      { name: 'GET /health/live', small: 1, large: 1 },
      { name: 'GET /roommates/stats', small: 2, large: 5 },
    ];
    expect(table(rows, 24, 28_800).split('\n')).toEqual([
      'median, ms                   24      28800      ratio to trivial',
      'GET /health/live           1.00       1.00      1.0 x      1.0 x',
      'GET /roommates/stats       2.00       5.00      2.5 x      5.0 x',
    ]);
  });
});
