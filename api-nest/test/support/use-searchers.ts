import type { AlertsResponse, CreateListing, SavedSearch } from '@roommate/contracts';
import { ListingAlerts } from '../../src/listings/listing-alerts.ts';
import { nusrat } from './people.ts';
import type { TestApi } from './start-api.ts';
import type { Person } from './token-issuer.ts';

/** A room that matches `place=mirpur`. */
export const inMirpur: Partial<CreateListing> = { location: 'Block C, Mirpur 10, Dhaka', rentAmount: 7000 };

/** What the tests of alerts do: people save searches, and Nusrat edits her rooms. Deletes all searches before each test. */
export function useSearchers(api: TestApi) {
  let people = 0;
  const newPerson = (): Person => {
    people += 1;
    return { sub: `uid-seeker-${people}`, email: `seeker-${people}@example.com`, email_verified: true };
  };
  const save = (query: string, as: Person) => api.call('POST', '/saved-searches', { as, body: { query } });
  const searchesOf = async (as: Person) =>
    (await api.call<SavedSearch[]>('GET', '/saved-searches', { as })).body;
  const alertsOf = async (as: Person): Promise<AlertsResponse> => {
    await api.get(ListingAlerts).settled();
    return (await api.call<AlertsResponse>('GET', '/alerts', { as })).body;
  };
  const idsOf = async (as: Person) => (await alertsOf(as)).items.map(({ listingId }) => listingId);
  const edit = (id: string, body: Partial<CreateListing>) =>
    api.call('PATCH', `/roommates/${id}`, { as: nusrat, body });
  beforeEach(async () => {
    for (const name of ['savedsearches', 'alerts']) await api.connection.collection(name).deleteMany({});
  });
  return { newPerson, save, searchesOf, alertsOf, idsOf, edit };
}
