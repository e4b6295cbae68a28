import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewBanner } from './preview-banner.tsx';

it('shows the previewed remote and its expiry, and ends the preview with one click', async () => {
  // A failed request prevents the reload, which jsdom does not support.
  const fetchMock = jest.fn(() => Promise.reject(new TypeError('offline')));
  globalThis.fetch = fetchMock;
  const expires = new Date(2026, 0, 2, 15, 4).getTime();
  render(<PreviewBanner preview={{ remote: 'mfe-listings', version: '0.1.0-abc', expires }} />);
  const banner = screen.getByRole('region', { name: 'Preview' });
  expect(banner).toHaveTextContent('Preview of mfe-listings 0.1.0-abc: only people with its link see it.');
  expect(banner).toHaveTextContent(/It ends Jan 2, 2026, 3:04.PM/);
  const leave = screen.getByRole('button', { name: 'Leave the preview' });
  await userEvent.click(leave);
  expect(fetchMock).toHaveBeenCalledWith('/preview', { method: 'DELETE' });
  await waitFor(() => expect(leave).toBeEnabled());
});

it('does not reload the page when the preview could not be ended', async () => {
  const response = { ok: false, status: 500 } as Response;
  const fetchMock = jest.fn(() => Promise.resolve(response));
  globalThis.fetch = fetchMock;
  render(<PreviewBanner preview={{ remote: 'mfe-listings', version: '0.1.0-abc', expires: Date.now() }} />);
  const leave = screen.getByRole('button', { name: 'Leave the preview' });
  await userEvent.click(leave);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  // After a success it stays busy until the page is gone.
  await waitFor(() => expect(leave).toBeEnabled());
});
