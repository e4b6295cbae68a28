import { createTestShell } from '@roommate/shell-api/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button.tsx';

const show = () => render(<ShareButton text="Sunny room: BDT 9,000" path="/roommate/1?a=1" />);

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const provideSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

it('opens the share sheet with the text and the URL', async () => {
  const share = jest.fn((_: ShareData) => Promise.resolve());
  provideSheet(share);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    text: 'Sunny room: BDT 9,000',
    url: 'http://localhost/roommate/1?a=1',
  });
});

it('says nothing when the person closes the sheet, and explains a failure', async () => {
  const { notifications } = createTestShell();
  let reason = new DOMException('', 'AbortError');
  provideSheet(() => Promise.reject(reason));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(notifications.toasts).toEqual([]);
  reason = new DOMException('', 'NotAllowedError');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(notifications.toasts).toHaveLength(1));
});

it('is a link to WhatsApp without a share sheet', () => {
  show();
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/?text=Sunny%20room%3A%20BDT%209%2C000%0Ahttp%3A%2F%2Flocalhost%2Froommate%2F1%3Fa%3D1',
  );
});
