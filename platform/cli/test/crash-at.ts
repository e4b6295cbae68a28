import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before a program (`node --import`). It ends the program like `kill -9`, before or after a file-system operation.
 * CRASH_AT is for example `before rename 1`: before or after, a function of node:fs/promises, and the number of its call.
 */
const [side, name, count] = (process.env.CRASH_AT ?? '').split(' ');
if (name === 'open' || name === 'rename' || name === 'link') {
  const calls = fs as unknown as Record<typeof name, (...args: unknown[]) => Promise<unknown>>;
  const original = calls[name];
  let left = Number(count);
  calls[name] = async (...args) => {
    left -= 1;
    if (left === 0 && side === 'before') process.kill(process.pid, 'SIGKILL');
    const result = await original(...args);
    if (left === 0 && side === 'after') process.kill(process.pid, 'SIGKILL');
    return result;
  };
  syncBuiltinESMExports();
}
