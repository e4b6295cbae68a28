import { log } from '@roommate/shell-api';
import { createTestShell } from '@roommate/shell-api/testing';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { toastCode } from './toast-code.ts';
import { toasts } from './toasts.ts';
import { useNeedsToasts } from './toast-request.ts';

const network = { isThere: false };

// No network can fail here: the import reads a file.
jest.mock('./toast-container.tsx', () => {
  if (!network.isThere) throw new Error('The chunk did not load.');
  return jest.requireActual<object>('./toast-container.tsx');
});

async function comeOnline(): Promise<void> {
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  const { ToastContainer } = await toastCode.loadWithRetries();
  render(<ToastContainer />);
}

describe('a message before the code of toasts has come', () => {
  it('brings the place for toasts, and shows when the network is back: the last one of its kind', async () => {
    createTestShell();
    const report = jest.spyOn(log, 'error').mockReturnValue();
    const { result } = renderHook(() => useNeedsToasts());
    expect(result.current).toBe(false);
    act(() => toasts.error('Fill in all fields.', { id: 'contact' }));
    expect(result.current).toBe(true);
    toasts.error('The message was not sent.', { id: 'contact' });
    toasts.info('Saved.', { id: 'saved' });
    toasts.dismiss('saved');
    await waitFor(() => expect(report).toHaveBeenCalled());
    await comeOnline();
    expect(await screen.findByText('The message was not sent.')).toBeVisible();
    expect(screen.queryByText('Fill in all fields.')).not.toBeInTheDocument();
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });
});
