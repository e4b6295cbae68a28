import { pagePaths } from '@roommate/contracts';
import { type ApiError, Link } from '@roommate/shell-api';
import { ErrorState, buttonClass } from '@roommate/ui';

/** By the field that the API names: its own texts are for developers. */
const reasons = new Map([
  ['q', 'The text asks for a lowest rent above the highest rent. Change the text.'],
  ['place', 'The area in this link does not exist. Choose another area.'],
  ['near', 'The place in this link does not exist. Choose another place.'],
  ['within', 'A distance needs an area or a place. Choose one.'],
  ['rentMin', 'The lowest rent must not be higher than the highest rent.'],
  ['sort', 'Sorting by distance needs an area or a place. Choose one.'],
]);
const OTHER = 'The link to this search is not complete. Choose the filters again.';

/** A search that the API refuses, such as a place that does not exist, with the reason. */
export function RefusedSearch({ error: { problem } }: { error: ApiError }) {
  const [reason = OTHER] = (problem?.errors ?? []).flatMap(({ field }) => reasons.get(field) ?? []);
  return (
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
}
