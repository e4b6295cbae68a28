import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderStart } from './render-start.ts';
import { RenderProcess } from './worker/render-process.ts';

const LATE = 'It did not load in time.';

describe('a start that hangs', () => {
  let folder: string;
  let renderProcess: RenderProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'render-start-'));
  });
  afterEach(async () => {
    // It would run forever, because it cannot notice the end of the test.
    renderProcess?.kill('SIGKILL');
    await renderProcess?.ended;
    await rm(folder, { recursive: true, force: true });
  });

  it('reports no late cause that the pages of visitors have failed with already', async () => {
    const code = 'for (;;);';
    const file = join(folder, 'server.cjs');
    await writeFile(file, code);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    renderProcess = new RenderProcess({
      apiUrl: 'http://127.0.0.1:9',
      shell: { file, integrity, base: '/' },
      remote: null,
    });
    const onLateCause = jest.fn();
    const start = new RenderStart(renderProcess, onLateCause, { loadLimitMs: 50, startLimitMs: 1000 });
    const background = start.wait(false);
    await expect(start.wait(true)).rejects.toMatchObject({ kind: 'load', message: LATE });
    await expect(background).rejects.toMatchObject({ kind: 'load', message: LATE });
    expect(onLateCause).not.toHaveBeenCalled();
  });
});
