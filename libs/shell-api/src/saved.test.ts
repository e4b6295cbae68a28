import { act, renderHook } from '@testing-library/react';
import { setSaved, useSaveControls } from './saved.ts';
import { createTestShell } from './testing/index.ts';

const savedIds = (...ids: string[]): void =>
  setSaved({ status: 'ready', place: 'device', ids, leftOnDevice: 0 });

describe('the save controls of a list', () => {
  it('stay the same objects until something is saved, so that cards do not render again', () => {
    savedIds();
    const { result, rerender } = renderHook(() => useSaveControls());
    const before = result.current('a');
    rerender();
    expect(result.current('a')).toBe(before);
    act(() => savedIds('a'));
    expect([before.isSaved, result.current('a').isSaved, result.current('b').isSaved]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('undo the first of two quick presses, although the page shows the older state', () => {
    const { saved } = createTestShell();
    savedIds();
    const { result } = renderHook(() => useSaveControls());
    const shown = result.current('a');
    act(() => {
      shown.onToggle();
      shown.onToggle();
    });
    expect(saved.ids).toEqual([]);
  });
});
