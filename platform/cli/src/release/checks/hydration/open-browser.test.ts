import { RefusedChangeError } from '../../registry/refusal.ts';
import { openBrowser } from './open-browser.ts';

describe('the browser of the check', () => {
  it.each([
    ['is missing', '/nowhere/chromium', 'No Chromium was found, so the pages of mfe-rooms were not opened'],
    ['does not start', process.execPath, 'Chromium did not start (Error: browserType.launch'],
  ])('refuses the publish with advice when it %s', async (_what, executablePath, text) => {
    const refused = await openBrowser('mfe-rooms', { executablePath }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedChangeError);
    expect(String(refused)).toContain(text);
    expect(String(refused)).toContain('--no-browser-check');
  });
});
