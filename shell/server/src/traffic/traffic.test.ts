import { Traffic } from './traffic.ts';

const report = {
  kind: 'load',
  version: '0.1.0-abc',
  page: null,
  error: 'EntryError',
  at: null,
} as const;

it('keeps the last errors of the 200 apps that reported last', () => {
  const traffic = new Traffic();
  const fail = (remote: string | null): void => traffic.countError({ ...report, remote });
  fail(null);
  fail('mfe-listings');
  for (let made = 0; made < 198; made += 1) fail(`mfe-made-up-${made}`);
  expect(traffic.of('mfe-listings').lastError).not.toBeNull();
  fail(null);
  fail('mfe-one-more');
  expect(traffic.of('mfe-listings').lastError).toBeNull();
  expect(traffic.of('shell').lastError).toMatchObject({ ...report, remote: null });
  expect(traffic.of('mfe-one-more').lastError).toMatchObject({ remote: 'mfe-one-more' });
});
