import { useSaved } from '@roommate/shell-api';
import { Container, Notice, PageHeader } from '@roommate/ui';
import { paths } from '../../../remote.json';
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
      <SavedRooms saved={saved} ids={ids} onForget={forget} />
    </Container>
  );
}

export { SavedPage as Component };
