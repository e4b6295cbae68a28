import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { bufferedOutput } from './buffered-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'buffered-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

function logTo(name: string) {
  const path = join(folder, name);
  const file = openSync(path, 'w');
  const logger = pino({ base: null, timestamp: false }, bufferedOutput(file));
  const messages = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { logger, messages, close: () => closeSync(file) };
}

describe('the buffered output of the log', () => {
  it('writes lines later and together', () => {
    jest.useFakeTimers();
    const { logger, messages, close } = logTo('later');
    logger.info('one');
    logger.info('two');
    expect(messages()).toEqual([]);
    jest.advanceTimersByTime(250);
    expect(messages()).toEqual(['one', 'two']);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    close();
  });

  it('writes a warning immediately, after the lines before it', () => {
    const { logger, messages, close } = logTo('warning');
    logger.info('one');
    logger.warn('two');
    expect(messages()).toEqual(['one', 'two']);
    close();
  });

  it.each([
    ['ends', 'process.exit(0)'],
    ['crashes', 'throw new Error("crash")'],
  ])('loses no line when the process %s', async (_, end) => {
    const program = `
      const { pino } = require('pino');
      const { bufferedOutput } = require(${JSON.stringify(join(__dirname, 'buffered-output.ts'))});
      pino({}, bufferedOutput(1)).info('the last line');
      ${end};`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], { cwd: __dirname });
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(output).toContain('the last line');
  });
});
