import { log } from '@roommate/shell-api';
import { rowFollowerCode } from './row-follower-code.ts';

const network = { isThere: false };

// No network can fail here: the import reads a file.
jest.mock('./row-follower.tsx', () => {
  if (!network.isThere) throw new Error('The chunk did not load.');
  return jest.requireActual<object>('./row-follower.tsx');
});

it('loads the code when the network is back after many failures', async () => {
  jest.useFakeTimers();
  const report = jest.spyOn(log, 'error').mockReturnValue();
  const code = rowFollowerCode.loadWithRetries();
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(report.mock.calls.length).toBeGreaterThan(10);
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  expect((await code).RowFollower).toBeInstanceOf(Function);
});
