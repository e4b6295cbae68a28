import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  type InMemoryListing,
} from '@roommate/shell-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { factOf, openDetails, shownId, visitor } from '../../testing/open-details.ts';

it.each([
  [0, '(0 people interested in this listing)'],
  [1, '(1 person interested in this listing)'],
  [2, '(2 people interested in this listing)'],
])('shows how many people are interested (%i)', async (likes, text) => {
  await openDetails({ likes });
  expect(screen.getByText(text)).toBeVisible();
});

it('shows all facts of the listing without the contact', async () => {
  await openDetails({ lifestyle: ['Quiet', 'Early riser'], rentAmount: 9000 });
  expect(factOf('Rent')).toBe('BDT 9000/month');
  expect(factOf('Room type')).toBe('Single');
  expect(factOf('Availability')).toBe('Available');
  expect(factOf('Location')).toBe('Road 8A, Dhanmondi, Dhaka');
  expect(factOf('Lifestyle')).toBe('Quiet, Early riser');
  expect(factOf('Name')).toBe('Nusrat Jahan');
  expect(factOf('Email')).toBe('nusrat@example.com');
  expect(factOf('Contact')).toBe('Like to get contact');
  expect(screen.getByText(/Five minutes on foot/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(document.title).toContain('Sunny room');
});

it('says that the poster has not confirmed the email address', async () => {
  await openDetails({ emailVerified: false });
  expect(factOf('Email')).toBe('Not shown: the poster has not confirmed the email address.');
});

it.each([
  [
    { emailWithheld: 'daily_limit' },
    'Not shown: you have seen the email addresses of many listings today. Open this page again tomorrow.',
  ],
  [{ emailWithheld: 'unavailable' }, 'Not shown: the poster cannot be contacted at the moment.'],
  [{ emailWithheld: 'a_new_reason' }, 'Not shown.'],
  [{ isLiked: false }, "The poster's account has no email address."],
  [{ isLiked: false, emailWithheld: 'prefetch' }, ''],
])('says why the API sends no email address, and waits after a prefetch (%j)', async (found, reason) => {
  const listing: Partial<InMemoryListing> = sampleListing(0, { title: 'Sunny room' });
  delete listing.email;
  delete listing.contact;
  const shell = createTestShell({ user: visitor });
  shell.respond(`/roommates/${shownId}`, { ...listing, ...found });
  renderRoutes(routes, { path: `/roommate/${shownId}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  expect(factOf('Email')).toBe(reason);
});

it("says 'Not specified' for an empty lifestyle", async () => {
  await openDetails({ lifestyle: [] });
  expect(factOf('Lifestyle')).toBe('Not specified');
});

it('hides the image when none of its URLs loads', async () => {
  await openDetails({ imageUrl: 'https://example.com/room.jpg' });
  for (const extension of ['jpg', 'png', 'jpeg']) {
    const image = screen.getByRole<HTMLImageElement>('img', { name: /Image of the room/ });
    expect(image.src).toBe(`https://example.com/room.${extension}`);
    fireEvent.error(image);
  }
  expect(screen.queryByRole('img', { name: /Image of the room/ })).not.toBeInTheDocument();
});

it("shows 'Loading...' first", async () => {
  const shell = createTestShell({ user: visitor });
  const release = shell.api.hold();
  renderRoutes(routes, { path: `/roommate/${shownId}` });
  expect(await screen.findByText('Loading...')).toBeVisible();
  act(release);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it.each(['unknown', sampleId(5000), '%20'])("says 'Roommate not found' for the id %s", async (unknown) => {
  createTestShell({ user: visitor });
  renderRoutes(routes, { path: `/roommate/${unknown}` });
  expect(await screen.findByRole('heading', { name: 'Roommate not found' })).toBeVisible();
});

it('offers Try Again when the listing cannot be loaded', async () => {
  const shell = createTestShell({ user: visitor, listings: [sampleListing(0, { title: 'Sunny room' })] });
  shell.fail(`/roommates/${shownId}`, 503, { times: 1 });
  renderRoutes(routes, { path: `/roommate/${shownId}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny room' })).toBeVisible();
});
