import { setSession } from '@roommate/shell-api';
import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { dataCode } from '../../data-code.ts';
import { routes } from '../../routes.tsx';
import { getListing } from './listing.ts';

it('treats a response with an error field as an unknown listing (spec, section 3)', async () => {
  const shell = createTestShell();
  shell.respond(`/roommates/${sampleId(0)}`, { error: 'gone' });
  expect(await getListing(sampleId(0))).toBeNull();
});

it('keeps a listing for its viewer, so that a link without a connection opens it again', async () => {
  const shell = createTestShell({
    listings: [sampleListing(0, { title: 'Sunny room' })],
    user: sampleUser({ uid: 'first' }),
  });
  const page = { params: { id: sampleId(0) }, request: new Request('http://localhost/') };
  const { hasListing } = await dataCode.load();
  expect(hasListing(page)).toBe(false);
  renderRoutes(routes, { path: `/roommate/${sampleId(0)}` });
  await screen.findByRole('heading', { level: 1, name: 'Sunny room' });
  expect(hasListing(page)).toBe(true);
  act(() => shell.signIn(sampleUser({ uid: 'second' })));
  expect(hasListing(page)).toBe(false);
});

it('asks for a listing of a kept user only when the provider has confirmed the user', async () => {
  const { api } = createTestShell({ listings: [sampleListing(0, { title: 'Sunny room' })] });
  const user = sampleUser();
  setSession({ status: 'loading', slow: false, user, isUnconfirmed: true });
  renderRoutes(routes, { path: `/roommate/${sampleId(0)}` });
  // The next request, for which the first one would not wait.
  await getListing(sampleId(1));
  expect(api.calls.map(({ path }) => path)).toEqual([`/roommates/${sampleId(1)}`]);
  act(() => setSession({ status: 'signed-in', user }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny room' })).toBeInTheDocument();
});
