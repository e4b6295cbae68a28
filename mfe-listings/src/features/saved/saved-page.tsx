import { savedListings, useMissingContent, useSaved } from '@roommate/shell-api';
import { Container, ErrorState, Notice, PageHeader, RetryButton, ScriptNotice } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { EarlierRooms } from './earlier-rooms.tsx';
import { LoadingSavedRooms } from './loading-saved-rooms.tsx';
import { SavedRooms } from './saved-rooms.tsx';
import { useLastSeenRooms } from './use-last-seen-rooms.ts';
import { useShownIds } from './use-shown-ids.ts';

const intros = {
  device: 'Kept in this browser. Log in to keep them in your account, on all your devices.',
  account: 'Kept in your account. Only you see them.',
};

/** /saved */
function SavedPage() {
  const saved = useSaved();
  const { ids, forget } = useShownIds();
  const lastSeen = useLastSeenRooms(saved.status === 'failed');
  const seen = typeof lastSeen === 'object' ? lastSeen : undefined;
  const isLoading = saved.status === 'loading' || lastSeen === 'reading';
  const reload = () => savedListings.reload();
  // The shell itself loads the ids when the connection is back.
  useMissingContent(saved.status !== 'ready' && !seen);
  return (
    <Container>
      <PageHeader
        title={paths['/saved'].meta.title}
        intro={saved.status === 'ready' ? intros[saved.place] : undefined}
      />
      {saved.status === 'ready' && saved.place === 'account' && saved.leftOnDevice > 0 && (
        <Notice tone="warn">
          <p>
            Your account is full. {saved.leftOnDevice} more{' '}
            {saved.leftOnDevice === 1 ? 'saved room is' : 'saved rooms are'} kept in this browser. Remove
            rooms from this list, then reload the page to add more.
          </p>
        </Notice>
      )}
      {isLoading && (
        <>
          <ScriptNotice>Saved rooms need JavaScript. Please turn it on and load the page again.</ScriptNotice>
          <LoadingSavedRooms />
        </>
      )}
      {seen && <EarlierRooms seen={seen} onRetry={reload} onForget={forget} />}
      {saved.status === 'failed' && !seen && !isLoading && (
        <ErrorState
          title="Error Loading Saved Rooms"
          text="Your saved rooms could not be loaded."
          action={<RetryButton onRetry={reload} />}
        />
      )}
      {saved.status === 'ready' && <SavedRooms ids={ids} onForget={forget} />}
    </Container>
  );
}

export { SavedPage as Component };
