import { act, fireEvent, renderHook } from '@testing-library/react';
import { useFirstUse } from './use-first-use.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useFirstUse', () => {
  it('is false on a page that nobody uses', () => {
    const { result } = renderHook(() => useFirstUse());
    act(() => jest.advanceTimersByTime(9_000));
    expect(result.current).toBe(false);
  });

  it.each(['pointerDown', 'touchStart', 'wheel', 'keyDown', 'focusIn', 'scroll'] as const)(
    'is true from the first use on: %s',
    (sign) => {
      const { result } = renderHook(() => useFirstUse());
      act(() => void fireEvent[sign](document.body));
      expect(result.current).toBe(true);
    },
  );

  it('is true after a while, so that the code is there when the network goes', () => {
    const { result } = renderHook(() => useFirstUse());
    act(() => jest.advanceTimersByTime(10_000));
    expect(result.current).toBe(true);
  });
});
