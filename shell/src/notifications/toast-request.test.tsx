import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { ToastRequest, useNeedsToasts } from './toast-request.ts';

/** A page that nobody has used. */
function newPage() {
  createTestShell({ user: sampleUser() });
  const request = new ToastRequest();
  return renderHook(() => useNeedsToasts(request));
}

describe('the place where toasts appear', () => {
  it('is not part of a page that nobody uses', () => {
    const { result } = newPage();
    expect(result.current).toBe(false);
  });

  it('comes with the first use of the page', () => {
    const { result } = newPage();
    act(() => void fireEvent.pointerDown(document.body));
    expect(result.current).toBe(true);
  });
});
