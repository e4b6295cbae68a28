import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EmbeddedMongo, EmbeddedMongoOptions } from './server.ts';

/**
 * Starts the embedded database as a child process through tsx. Resolves once it accepts clients. Rejects with the
 * process's error output if it ends before that.
 */
export async function spawnEmbeddedMongo({
  port,
  dataDir,
  sync = true,
}: EmbeddedMongoOptions & { port: number; dataDir: string }): Promise<
  EmbeddedMongo & { readonly child: ChildProcess }
> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@roommate/source', '--import', 'tsx', main], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      EMBEDDED_MONGO_PORT: String(port),
      EMBEDDED_MONGO_DATA: dataDir,
      EMBEDDED_MONGO_SYNC: sync ? 'on' : 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const uri = await startLine(child);
  return {
    child,
    uri,
    port: Number(new URL(uri).port),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The URI in the start line. */
function startLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error(`the embedded database did not start: ${output.join('').trim()}`)),
    );
    if (!child.stdout) throw new Error('the child process has no output to read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const uri = /mongodb:\/\/\S+?(?=,|$)/.exec(line)?.[0];
      if (uri !== undefined) resolve(uri);
    });
  });
}
