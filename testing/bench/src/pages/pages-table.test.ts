import { pagesTable } from './pages-table.ts';
import type { Visit } from './visit.ts';

const visit = (largestPaint: number): Visit => ({
  largestPaint,
  firstContent: 900,
  blocked: 80,
  kilobytes: 210.4,
  scriptKilobytes: 120,
  requests: 14,
  longTasks: 3,
  shift: 0.0125,
});
const limits = { largestPaint: 1200, firstContent: 1100, blocked: 200, kilobytes: 300, requests: 18 };

describe('the table of pages', () => {
  it('shows medians of both builds and the targets', () => {
    const now = [visit(1500), visit(1000), visit(1100)];
    const table = pagesTable([{ name: 'home', limits, now, before: [visit(3000)] }]);
    const cells = table.split('\n').map((line) => line.trim().split(/\s{2,}/));
    expect(cells).toEqual([
      ['LCP ms', 'first ms', 'TBT ms', 'KB', 'scripts KB', 'requests', 'long tasks', 'CLS'],
      ['home', '1100', '900', '80', '210', '120', '14', '3', '0.013'],
      ['before', '3000', '900', '80', '210', '120', '14', '3', '0.013'],
      ['target', '1200', '1100', '200', '300', '18'],
    ]);
  });
});
