import { pagePaths } from '@roommate/contracts';
import { savedListings, useMissingContent, useSaved } from '@roommate/shell-api';
import { Container, ErrorState, Notice, PageHeader, RetryButton, ScriptNotice } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { EmptyRooms } from '../listing/empty-rooms.tsx';
import { LoadingSavedRooms } from './loading-saved-rooms.tsx';
import { SavedRooms } from './saved-rooms.tsx';
import { useShownIds } from './use-shown-ids.ts';

const intros = {
  device: 'Kept in this browser. Log in to keep them in your account, on all your devices.',
  account: 'Kept in your account. Only you see them.',
};

/** /saved */
function SavedPage() {
  const saved = useSaved();
  const { ids, forget } = useShownIds();
  // The shell itself loads the ids when the connection is back.
  useMissingContent(saved.status !== 'ready');
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
      {saved.status === 'loading' && (
        <>
          <ScriptNotice>Saved rooms need JavaScript. Please turn it on and load the page again.</ScriptNotice>
          <LoadingSavedRooms />
        </>
      )}
      {saved.status === 'failed' && (
        <ErrorState
          title="Error Loading Saved Rooms"
          text="Your saved rooms could not be loaded."
          action={<RetryButton onRetry={() => savedListings.reload()} />}
        />
      )}
      {saved.status === 'ready' &&
        (ids.length > 0 ? <SavedRooms ids={ids} onForget={forget} /> : <NothingSaved />)}
    </Container>
  );
}

const NothingSaved = () => (
  <EmptyRooms
    title="No saved rooms"
    text="Press Save on a room to find it here again, and to compare it with others."
    to={pagePaths.browse}
    linkText={paths['/browse-listings'].meta.title}
  />
);

export { SavedPage as Component };
