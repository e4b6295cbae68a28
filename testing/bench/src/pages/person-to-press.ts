import {
  countUnreadAlerts,
  createApiKey,
  postRoom,
  saveSearch,
  signUp,
  storePreferences,
} from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { sessionOf, type Session } from '@roommate/test-support/session';
import type { Browser } from 'playwright-core';
import { becomesReady } from '../servers/processes.ts';
import type { MeasuredSite } from './measured-site.ts';

/** A person who is signed in, with something on each page of the dashboard. */
export interface PersonToPress {
  session: Session;
  /** The id of the person's listing. */
  own: string;
}

/** Creates the person, and somebody else with a room for an alert. */
export async function personToPress(
  browser: Browser,
  { url, environment }: MeasuredSite,
): Promise<PersonToPress> {
  const room = () => newRoom({ imageUrl: `${url}/og.jpg` });
  const person = await signUp(undefined, environment);
  const own = await postRoom(person, room(), url);
  await storePreferences(person, { roomType: 'Single', rentMax: 15_000 }, url);
  await createApiKey(person, 'Nightly import', url);
  await saveSearch(person, 'roomType=Single', url);
  await postRoom(await signUp(undefined, environment), room(), url);
  await becomesReady('The alert', async () => (await countUnreadAlerts(person, url)) > 0);
  return { session: await sessionOf(browser, url, person), own };
}
