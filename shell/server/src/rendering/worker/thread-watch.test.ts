import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { watchThread } from './thread-watch.ts';

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Asks a watch when a timer of `ms` fires. */
const delayed = (ms: number, watch: ReturnType<typeof watchThread>): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(watch.hasDelayed(ms));
      watch.stop();
    }, ms);
  });

/** Prints whether a timer is late, and whether code has delayed it. */
const script = `
import { watchThread } from ${JSON.stringify(new URL('thread-watch.ts', import.meta.url).href)};
const startedAt = performance.now();
const watch = watchThread();
setTimeout(() => {
  console.log(performance.now() - startedAt > 2100, watch.hasDelayed(2000));
  watch.stop();
}, 2000);
setTimeout(() => console.log('ready'), 100);`;

describe('a timer', () => {
  it('waits for code that blocks the thread', async () => {
    const result = delayed(60, watchThread());
    block(250);
    expect(await result).toBe(true);
  });

  it('waits for such code, too, when short code runs after it', async () => {
    const watch = watchThread();
    // After the beat of the watch, and before the timer.
    setTimeout(() => block(70), 55);
    const result = delayed(60, watch);
    block(250);
    expect(await result).toBe(true);
  });

  it('does not wait for code while an idle thread gets no processor', async () => {
    const options = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const thread = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    const output = thread.stdout.setEncoding('utf8');
    await once(output, 'data');
    const said = once(output, 'data');
    // The thread is idle then, and its timer still waits.
    await pause(200);
    thread.kill('SIGSTOP');
    await pause(2200);
    thread.kill('SIGCONT');
    expect(await said).toEqual(['true false\n']);
  });
});
