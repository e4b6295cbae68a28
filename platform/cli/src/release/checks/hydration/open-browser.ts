import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { browserOptions } from '../../../browser-options.ts';
import { RefusedChangeError } from '../../registry/refusal.ts';

const refusal = (name: string, problem: string): RefusedChangeError =>
  new RefusedChangeError(
    `${problem}, so the pages of ${name} were not opened in a browser and nothing was published. ` +
      'Install one (apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program. ' +
      'To publish without this check, add --no-browser-check.',
  );

/**
 * @param name of the app whose pages the browser opens
 * @throws RefusedChangeError without a working browser: a check that does nothing would look like one that passed
 */
export async function openBrowser(name: string, options: LaunchOptions = browserOptions): Promise<Browser> {
  if (!existsSync(options.executablePath ?? chromium.executablePath())) {
    throw refusal(name, 'No Chromium was found');
  }
  try {
    return await chromium.launch(options);
  } catch (error) {
    const [reason = ''] = String(error).split('\n', 1);
    throw refusal(name, `Chromium did not start (${reason})`);
  }
}
