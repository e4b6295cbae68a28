import { setSession, setUnreadAlerts } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const bell = (name: string) => screen.findByRole('link', { name });
const news = () => screen.queryByText(/new rooms? match/);

async function openSignedIn(unread: number) {
  const shell = createTestShell();
  shell.respond('/alerts/unread', { unread });
  renderShell({ path: '/nowhere' });
  await screen.findByRole('heading', { level: 1 });
  return shell;
}

describe('the bell', () => {
  it('appears for signed-in users only, with the number of unread alerts', async () => {
    const shell = await openSignedIn(3);
    expect(screen.queryByRole('link', { name: /^Alerts/ })).not.toBeInTheDocument();
    const user = sampleUser();
    act(() => setSession({ status: 'loading', slow: false, user, isUnconfirmed: true }));
    expect(shell.api.calls).toEqual([]);
    act(() => setSession({ status: 'signed-in', user }));
    expect(await bell('Alerts: 3 new')).toHaveAttribute('href', '/dashboard/alerts');
    act(() => setSession({ status: 'signed-out' }));
    expect(screen.queryByRole('link', { name: /^Alerts/ })).not.toBeInTheDocument();
  });

  it('announces more alerts, and neither the first number nor fewer', async () => {
    await openSignedIn(3);
    act(() => setSession({ status: 'signed-in', user: sampleUser() }));
    await bell('Alerts: 3 new');
    expect(news()).not.toBeInTheDocument();
    act(() => setUnreadAlerts(4));
    expect(news()).toHaveTextContent('4 new rooms match your searches.');
    act(() => setUnreadAlerts(0));
    expect(news()).not.toBeInTheDocument();
    expect(await bell('Alerts')).toBeVisible();
    act(() => setUnreadAlerts(1));
    expect(news()).toHaveTextContent('One new room matches your searches.');
  });

  it('is one item of the header with its live region, so that the gaps between the icons are equal', async () => {
    await openSignedIn(0);
    act(() => setSession({ status: 'signed-in', user: sampleUser() }));
    const item = (await bell('Alerts')).parentElement;
    expect(item?.querySelector('[role=status]')).toBeInTheDocument();
    expect(item?.nextElementSibling).toBe(screen.getByRole('link', { name: 'Saved rooms' }));
  });

  it('shows large numbers shortened', async () => {
    await openSignedIn(250);
    act(() => setSession({ status: 'signed-in', user: sampleUser() }));
    expect(await bell('Alerts: more than 99 new')).toHaveTextContent('99+');
  });
});
