import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { getQueryClient } from '@roommate/shell-api/query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { prefetchListing } from '../listing/listing.ts';

const id = sampleId(0);
const visitor = sampleUser({ uid: 'uid-visitor', email: 'visitor@example.com' });
const email = (): string | null | undefined => screen.getByText('Email').nextElementSibling?.textContent;
const reconnect = () =>
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });

it('keeps the copy that has loaded ahead when the request of the visit fails, and offers Try Again', async () => {
  const { email: emailOfPoster, ...listing } = {
    ...sampleListing(0, { title: 'Sunny room' }),
    isLiked: false,
  };
  const shell = createTestShell({ user: visitor });
  shell.respond(`/roommates/${id}`, { ...listing, emailWithheld: 'prefetch' }, { times: 1 });
  void prefetchListing({ params: { id }, request: new Request('http://localhost/') });
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  shell.fail(`/roommates/${id}`, 503, { times: 1 });
  renderRoutes(routes, { path: `/roommate/${id}` });
  expect(await screen.findByText('The email could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sunny room' })).toBeVisible();
  shell.respond(`/roommates/${id}`, { ...listing, email: emailOfPoster });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(email()).toBe(emailOfPoster));
});

it('keeps the public data of a rendered page when the request of the viewer fails', async () => {
  const shell = createTestShell({ listings: [sampleListing(0, { title: 'Sunny room' })] });
  // The server renders for nobody.
  renderRoutes(routes, { path: `/roommate/${id}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  shell.fail(`/roommates/${id}`, 'network');
  act(() => shell.signIn(visitor));
  expect(await screen.findByText('The email could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sunny room' })).toBeVisible();
  shell.recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(email()).toBe(sampleListing(0).email));
});

it('loads a room again when the connection returns after a failure, and then no more', async () => {
  const shell = createTestShell({ listings: [sampleListing(0, { title: 'Sunny room' })] });
  renderRoutes(routes, { path: `/roommate/${id}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  shell.fail(`/roommates/${id}`, 'network');
  act(() => shell.signIn(sampleUser()));
  expect(await screen.findByText('The email could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  shell.recover();
  const reads = () => shell.api.calls.filter(({ path }) => path === `/roommates/${id}`).length;
  const before = reads();
  reconnect();
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(reads()).toBe(before + 1);
  reconnect();
  // Another read would count as a view.
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  expect(reads()).toBe(before + 1);
});
