import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../integrity.ts';
import { loadServerEntry } from './load-server-entry.ts';

describe('a server entry', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-entry-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const load = async (code: string, integrity = integrityOf(Buffer.from(code)), node = false) => {
    const file = join(folder, 'server.cjs');
    await writeFile(file, code);
    return loadServerEntry({ file, integrity, base: '/mfe/x/1/' }, { shared: { react: 'R' }, node });
  };

  it('gets the shared modules and the URL of its release', async () => {
    const code = `exports.all = [require('react'), require('release').base];`;
    expect(await load(code)).toEqual({ all: ['R', '/mfe/x/1/'] });
  });

  it('does not run without its hash', async () => {
    await expect(load('globalThis.ran = true;', integrityOf(Buffer.from('other')))).rejects.toThrow(
      'does not match its hash',
    );
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('reaches the modules of Node only for the shell', async () => {
    const code = `exports.sep = require('node:path').sep;`;
    await expect(load(code)).rejects.toThrow('requires node:path, which the shell does not share');
    expect(await load(code, undefined, true)).toHaveProperty('sep');
  });
});
