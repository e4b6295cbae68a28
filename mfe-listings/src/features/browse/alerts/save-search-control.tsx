import { pagePaths, type PageSearch } from '@roommate/contracts';
import { api, Link, sessionStore, unwrap, useLocation, useUser, withSession } from '@roommate/shell-api';
import { useMutation, withQueries } from '@roommate/shell-api/query';
import { Button, buttonClass } from '@roommate/ui';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { alertQueryOf } from './alert-query.ts';
import styles from './save-search-control.module.css';
import { pendingAlert } from './pending-alert.ts';

const LABEL = 'Tell me about new rooms like this';

const ONLY_AVAILABLE =
  'Alerts are for available rooms. Remove "Not available" to get alerts for this search.';
const NOTHING_TO_SAVE = 'To get alerts for new rooms, add a place, a rent or a room type to this search.';

const saveSearch = (query: string) =>
  withSession(() => unwrap(api.POST('/saved-searches', { body: { query } })));

/** Saves the search, so that its new matches become alerts. */
export function SaveSearchControl({ search }: { search: PageSearch }) {
  const query = alertQueryOf(search);
  const user = useUser();
  if (search.availability === 'not available') return <p className={styles.text}>{ONLY_AVAILABLE}</p>;
  if (query === '') return <p className={styles.text}>{NOTHING_TO_SAVE}</p>;
  if (!user) return <LoginToSave query={query} />;
  return <SaveSearchButton key={`${user.uid} ${query}`} query={query} />;
}

/** Leads to the login and back to this search. The page then saves the search without another click. */
function LoginToSave({ query }: { query: string }) {
  const { pathname, search, hash } = useLocation();
  const isSignedOut = sessionStore(({ status }) => status === 'signed-out');
  // A visitor who returns without logging in no longer wants the alert.
  useEffect(() => {
    if (isSignedOut) pendingAlert.forget();
  }, [isSignedOut]);
  return (
    <p className={styles.saved}>
      <Link
        className={buttonClass('secondary', 'small')}
        to={pagePaths.login}
        state={{ from: { pathname, search, hash } }}
        onClick={() => pendingAlert.remember(query)}
      >
        <Bell aria-hidden="true" />
        {LABEL}
      </Link>
    </p>
  );
}

const SaveSearchButton = withQueries(({ query }: { query: string }) => {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: saveSearch });
  const text = useRef<HTMLParagraphElement>(null);
  const saveWanted = useEffectEvent(() => {
    if (pendingAlert.take(query)) mutate(query);
  });
  useEffect(() => saveWanted(), []);
  // The button that was clicked has disappeared. Users who have moved on keep their focus.
  useEffect(() => {
    if (data && document.activeElement === document.body) text.current?.querySelector('a')?.focus();
  }, [data]);
  return (
    <div className={styles.saved}>
      {!data && (
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate(query)}>
          <Bell aria-hidden="true" />
          {LABEL}
        </Button>
      )}
      <p ref={text} className={styles.text} role="status">
        {data && (
          <>
            <BellRing aria-hidden="true" />
            You get alerts for new rooms: {data.name}. <Link to={pagePaths.alerts}>Your alerts</Link>
          </>
        )}
        {error && `The search could not be saved. ${error.message}`}
      </p>
    </div>
  );
});
