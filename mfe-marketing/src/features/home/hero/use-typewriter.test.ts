import { TYPEWRITER_DELETING_MS, TYPEWRITER_PAUSE_MS, TYPEWRITER_TYPING_MS } from '@roommate/contracts';
import { act, renderHook } from '@testing-library/react';
import { useTypewriter } from './use-typewriter.ts';

const lines = ['Ab', 'Cd.'] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = (running = true) =>
  renderHook((props: { running: boolean }) => useTypewriter(lines, props.running), {
    initialProps: { running },
  });

/** The typed text one millisecond before a time has passed, and after it. */
function typedAround(hook: ReturnType<typeof start>, ms: number): [string, string] {
  act(() => jest.advanceTimersByTime(ms - 1));
  const before = hook.result.current.typed;
  act(() => jest.advanceTimersByTime(1));
  return [before, hook.result.current.typed];
}

it('types a letter every 70 ms, pauses for 2000 ms and deletes a letter every 40 ms', () => {
  const hook = start();
  expect(hook.result.current.typed).toBe('Ab');
  for (let round = 0; round < 2; round += 1) {
    expect(typedAround(hook, TYPEWRITER_PAUSE_MS)).toEqual(['Ab', 'A']);
    expect(typedAround(hook, TYPEWRITER_DELETING_MS)).toEqual(['A', '']);
    expect(typedAround(hook, TYPEWRITER_TYPING_MS)).toEqual(['', 'C']);
    expect(typedAround(hook, TYPEWRITER_TYPING_MS)).toEqual(['C', 'Cd']);
    expect(typedAround(hook, TYPEWRITER_TYPING_MS)).toEqual(['Cd', 'Cd.']);
    expect(typedAround(hook, TYPEWRITER_PAUSE_MS)).toEqual(['Cd.', 'Cd']);
    act(() => jest.advanceTimersByTime(TYPEWRITER_DELETING_MS));
    expect(typedAround(hook, TYPEWRITER_DELETING_MS)).toEqual(['C', '']);
    act(() => jest.advanceTimersByTime(TYPEWRITER_TYPING_MS));
    expect(typedAround(hook, TYPEWRITER_TYPING_MS)).toEqual(['A', 'Ab']);
  }
});

it('shows the complete line while it is stopped, and continues from there', () => {
  const hook = start();
  act(() => jest.advanceTimersByTime(TYPEWRITER_PAUSE_MS));
  act(() => jest.advanceTimersByTime(TYPEWRITER_DELETING_MS));
  act(() => jest.advanceTimersByTime(TYPEWRITER_TYPING_MS));
  expect(hook.result.current).toEqual({ line: 'Cd.', typed: 'C' });
  hook.rerender({ running: false });
  expect(hook.result.current.typed).toBe('Cd.');
  act(() => jest.advanceTimersByTime(60_000));
  expect(hook.result.current.typed).toBe('Cd.');
  hook.rerender({ running: true });
  expect(typedAround(hook, TYPEWRITER_PAUSE_MS)).toEqual(['Cd.', 'Cd']);
});
