import { countTests } from './count-tests.ts';

describe('the number of tests', () => {
  it('adds up the results of Jest with any prefix and colour', () => {
    const output = [
      'shell-server: Test Suites: 1 failed, 6 passed, 7 total',
      'shell-server: \u001b[1mTests:       \u001b[22m\u001b[31m2 failed\u001b[39m, 1 skipped, \u001b[32m62 passed\u001b[39m, 65 total',
      'Tests:       9 passed, 9 total',
      'Snapshots:   3 passed, 3 total',
    ].join('\n');
    expect(countTests(output)).toEqual({ passed: 71, failed: 2 });
  });

  it('counts a flaky Playwright test as passed, and a test that did not run as failed', () => {
    const output = '  1 failed\n    a › b\n  1 flaky\n  2 did not run\n  12 passed (1.2m)\n';
    expect(countTests(output)).toEqual({ passed: 13, failed: 3 });
  });
});
