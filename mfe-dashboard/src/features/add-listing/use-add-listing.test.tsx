import type { ListingInput } from '@roommate/contracts';
import { withQueries } from '@roommate/shell-api/query';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toDashboardUser } from '../../layout/dashboard-user.ts';
import { failureDialog } from '../../testing/add-listing-form.ts';
import { useAddListing } from './use-add-listing.ts';

const room: ListingInput = {
  title: 'Sunny room',
  location: 'Mirpur 10, Dhaka',
  rentAmount: 9000,
  roomType: 'Shared',
  lifestyle: 'Non-smoker',
  imageUrl: 'https://example.com/room.jpg',
  description: 'Quiet.',
  contact: '01700-000000',
  availability: 'available',
};

function renderAddListing() {
  const shell = createTestShell({ user: sampleUser(), listings: [] });
  const ignore = () => undefined;
  const options = { onPosted: ignore, onFailed: ignore, onAcknowledged: ignore };
  const { result } = renderHook(() => useAddListing({ owner: toDashboardUser(sampleUser()), ...options }), {
    wrapper: withQueries(({ children }: { children: ReactNode }) => children),
  });
  return { shell, result };
}

beforeEach(() => sessionStorage.clear());

it('fails with the dialog only when the API names fields that the form does not have', async () => {
  const { shell, result } = renderAddListing();
  const errors = [{ field: 'views', message: 'views is unknown.' }];
  shell.respond('/roommates', { status: 400, error: '', errors }, { method: 'POST', status: 400 });
  const dialogsBefore: number[] = [];
  const failed = () => void dialogsBefore.push(shell.dialogs.opened.length);
  await expect(result.current(room, failed)).resolves.toBe('failed');
  expect(shell.dialogs.opened).toEqual([failureDialog]);
  // While the user reads the dialog, the form must know that it has failed.
  expect(dialogsBefore).toEqual([0]);
});

describe('after a logout that ends what waits', () => {
  const ignore = () => undefined;

  it('shows nothing about a new listing', async () => {
    const { shell, result } = renderAddListing();
    shell.fail('/roommates', 'aborted', { method: 'POST' });
    await expect(result.current(room, ignore)).resolves.toBe('failed');
    expect(shell.dialogs.opened).toEqual([]);
  });

  it('shows nothing about the latest changes of a listing that is posted', async () => {
    const { shell, result } = renderAddListing();
    shell.fail('/roommates', 'network', { method: 'POST', times: 1, takesEffect: true });
    await result.current(room, ignore);
    expect(shell.dialogs.opened).toEqual([failureDialog]);
    shell.fail(/^\/roommates\//, 'aborted', { method: 'PUT' });
    await expect(result.current({ ...room, title: 'Bright room' }, ignore)).resolves.toBe('failed');
    expect(shell.api.calls.at(-1)).toMatchObject({ method: 'PUT' });
    expect(shell.dialogs.opened).toEqual([failureDialog]);
  });
});
