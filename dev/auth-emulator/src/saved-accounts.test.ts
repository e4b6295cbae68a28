import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadAccounts } from './saved-accounts.ts';

describe('saved accounts', () => {
  let file: string;
  beforeEach(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'accounts-')), 'deeper', 'demo-x.json');
  });

  it('start empty with a new key, and are the same when read again', async () => {
    const first = await loadAccounts(file);
    expect(first.users).toEqual([]);
    expect(await loadAccounts(file)).toEqual(first);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, 100), 'it is not JSON'],
    ['empty', () => '', 'it is not JSON'],
    [
      'without a key',
      (text: string) => text.replace(/"d":"[^"]+",/, ''),
      'unexpected content at signingKey.d',
    ],
    ['of an older version', () => '{"version":1}', 'unexpected content at version'],
  ])('are refused when %s, with the file and a way out', async (_name, damage, reason) => {
    await loadAccounts(file);
    const damaged = damage(await readFile(file, 'utf8'));
    await writeFile(file, damaged);
    await expect(loadAccounts(file)).rejects.toThrow(
      `The accounts in ${file} cannot be read (${reason}). Put a copy back, or remove the file to start without accounts.`,
    );
    expect(await readFile(file, 'utf8')).toBe(damaged);
  });

  it('are refused in a place that is not a folder', async () => {
    const place = join(dirname(dirname(file)), 'file');
    await writeFile(place, '');
    await expect(loadAccounts(join(place, 'demo-x.json'))).rejects.toThrow('cannot be read (ENOTDIR).');
  });
});
