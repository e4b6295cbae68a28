import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unavailablePage } from './unavailable-page.ts';

it('says without JavaScript that the page is not available', async () => {
  const template = await readFile(join(import.meta.dirname, '../../../index.html'), 'utf8');
  expect(template).toContain('This page needs JavaScript.');
  const html = unavailablePage(template);
  expect(html).not.toContain('needs JavaScript');
  expect(html).toContain('<noscript>This page is not available now.');
});
