import { singleVersionRegistry } from '@roommate/release-registry';
import { hash, remote, shell } from '../testing/site-fixture.ts';
import { countStopped, renderFailures } from './render-failures.ts';

const server = { file: 'server.cjs', integrity: hash('V') };
const remotes = ['mfe-a', 'mfe-b'].map((name) => ({
  ...remote(name, '1', { path: `/${name}`, access: 'public' }),
  server,
}));
const registry = singleVersionRegistry({ ...shell, server }, remotes);
registry.shell.canary = { version: '2', percent: 10 };

const stopped = (release: string, underShell = '1') => ({
  shell: underShell,
  release,
  path: '/faq',
  text: 'Error: no\n  at x',
});
/** The failures of the remotes and of the two releases of the shell. */
const failures = (...pages: ReturnType<typeof stopped>[]) => {
  const failureOf = renderFailures(registry, pages);
  return [
    failureOf('mfe-a', '1'),
    failureOf('mfe-b', '1'),
    failureOf('shell', '1'),
    failureOf('shell', '2'),
  ].map((failure) => failure?.text);
};

describe('a page that does not render', () => {
  it('is the fault of its remote while others render', () => {
    expect(failures(stopped('mfe-a 1'))).toEqual(['/faq: Error: no', undefined, undefined, undefined]);
    expect(failures(stopped('mfe-a 12'))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is the fault of the shell when it is its own, or when no remote renders', () => {
    expect(failures(stopped('shell 1'))).toEqual([undefined, undefined, '/faq: Error: no', undefined]);
    expect(failures(stopped('mfe-a 1'), stopped('mfe-b 1'))).toEqual([
      null,
      null,
      'No remote renders. mfe-a 1 /faq: Error: no',
      undefined,
    ]);
  });

  it('names the canary of the shell with which it fails', () => {
    const text = '/faq with shell 2: Error: no';
    expect(failures(stopped('mfe-a 1', '2'))).toEqual([text, undefined, undefined, undefined]);
    const [, , live, canary] = failures(stopped('mfe-a 1', '2'), stopped('mfe-b 1', '2'));
    expect([live, canary]).toEqual([undefined, 'No remote renders. mfe-a 1 /faq: Error: no']);
  });

  it('does not count after a rollback of the shell', () => {
    expect(failures(stopped('mfe-a 1', '0'))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('counts for each release in use that it concerns', () => {
    const all = [stopped('mfe-a 1', '2'), stopped('mfe-b 1', '2')];
    // The two remotes and the canary of the shell.
    expect([[], all.slice(0, 1), all].map((pages) => countStopped(registry, pages))).toEqual([0, 1, 3]);
    expect(countStopped(registry, [stopped('mfe-a 0'), stopped('mfe-a 1', '0')])).toBe(0);
  });
});
