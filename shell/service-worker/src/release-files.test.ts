import { setReleases, urlOfPage } from './testing/fake-worker.ts';
import { worker } from './worker-scope.ts';

it('a file of a release comes from the site when the store does not open', async () => {
  const url = urlOfPage('/mfe/live/routes.js');
  setReleases({ files: [{ url }] });
  const { isReleaseFile, releaseFile } = await import('./release-files.ts');
  expect(isReleaseFile(url)).toBe(true);
  jest.spyOn(worker.caches, 'open').mockRejectedValue(new DOMException('', 'UnknownError'));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('file'));
  expect(await (await releaseFile(new Request(url))).text()).toBe('file');
});
