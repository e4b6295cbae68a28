import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from './run-probe.ts';

const run = (code: string, options = {}) =>
  promisify(execFile)(process.execPath, ['-e', code], options).catch(messageOf);

describe('the message of a build that does not load', () => {
  it('is the one of its error', async () => {
    expect(await run("throw new TypeError('x is not a function')")).toBe('TypeError: x is not a function');
  });

  it('says that it never ends', async () => {
    expect(await run('for (;;);', { timeout: 300 })).toBe('it does not end within 60 seconds');
  });

  it('is about its output when that is too large', async () => {
    expect(await run("console.log('x'.repeat(100))", { maxBuffer: 10 })).toBe(
      'stdout maxBuffer length exceeded',
    );
  });
});
