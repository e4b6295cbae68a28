import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startProduct } from '@roommate/test-support/product';
import { productEnvironment } from '@roommate/test-support/product-environment';
import { copySources } from '@roommate/test-support/sources-copy';

const sitePort = Number(productEnvironment.SITE_PORT) + 25;
const name = 'mfe-house-rules';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roommate-new-remote-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test('a generated remote shows inside the shell, and its removal leaves nothing behind', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const dataDir = join(folder, 'data');
  const sources = join(folder, 'sources');
  await copySources(sources);
  const inCopy = async (command: string, ...args: string[]): Promise<string> => {
    const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: '' };
    return (await promisify(execFile)(command, args, { cwd: sources, env })).stdout;
  };
  const npmRun = (...args: string[]) => inCopy('npm', 'run', '--silent', ...args);
  await inCopy('git', 'init', '-q');
  await inCopy('git', 'add', '-A');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await inCopy('git', ...author, 'commit', '-q', '-m', 'Initial state');

  const product = await startProduct(sitePort, dataDir);
  try {
    await npmRun('new-remote', '--', name);
    await npmRun('release', '--', 'publish', name);
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto('/house-rules');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/house rules/i);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await npmRun('new-remote', '--', '--remove', name);
    await npmRun('release', '--', 'retire', name);
    expect(await inCopy('git', 'status', '--porcelain')).toBe('');
    await page.goto('/house-rules');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  } finally {
    await product.stop();
  }
});
