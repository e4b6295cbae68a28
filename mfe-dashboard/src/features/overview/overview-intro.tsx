import { useOwnListings } from './overview.ts';

/** What the page knows about the user's rooms. The figures are totals, so it names no day. */
export function OverviewIntro({ email }: { email: string }) {
  const { data, isFetching } = useOwnListings(email);
  if (data === undefined) return isFetching ? 'Loading your rooms...' : 'Your rooms could not be loaded.';
  return data.length === 0 ? 'You have no rooms here yet.' : 'Here is how your rooms are doing.';
}
