import { registryOf, release } from '../testing/render-shell.tsx';
import { reportUncaught } from './report-uncaught.ts';

const listings = release('mfe-listings', { path: '/browse-listings', access: 'public' });
const report = jest.fn();
reportUncaught(registryOf(listings), report);
beforeEach(() => report.mockClear());

const throwIn = (file: string) => {
  const filename = `http://localhost${file}`;
  dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack: '' }), filename }));
};

it('lays an error at the door of the release whose file threw it', () => {
  throwIn('/mfe/mfe-listings/1/remoteEntry.js');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'uncaught', release: listings }));
  throwIn('/shell/1/static/js/index.js');
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ release: undefined }));
});

it('is silent about extensions and other scripts', () => {
  throwIn('/inject.js');
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  expect(report).not.toHaveBeenCalled();
});
