import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { ErrorState, buttonClass } from '@roommate/ui';

/** A search that the API refuses, such as a place that does not exist, with the API's reason. */
export const RefusedSearch = ({ reason }: { reason: string }) => (
  <ErrorState
    title="This search is not possible"
    text={reason}
    action={
      <Link to={pagePaths.browse} preventScrollReset className={buttonClass()}>
        Show all rooms
      </Link>
    }
  />
);
