import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Container, EmptyState, buttonClass } from '@roommate/ui';
import { paths } from '../../../remote.json';

/** The page about something that does not exist, with the way to all listings. */
export const NotFoundState = ({ title, text }: { title: string; text: string }) => (
  <Container>
    <EmptyState
      headingLevel={1}
      title={title}
      text={text}
      action={
        <Link to={pagePaths.browse} className={buttonClass()}>
          {paths['/browse-listings'].meta.title}
        </Link>
      }
    />
  </Container>
);
