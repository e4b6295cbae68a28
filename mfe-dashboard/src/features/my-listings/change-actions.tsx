import { pagePaths, type Listing } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { deleteButton } from '../../focus/use-focus-after-delete.ts';

export interface ChangeActionsProps {
  listing: Listing;
  /** Id of the listing that is being deleted. */
  deletingId: string | undefined;
  onDelete: (listing: Listing) => void;
}

/** The Edit link and the Delete button. Their names for screen readers include the title. */
export function ChangeActions({ listing, deletingId, onDelete }: ChangeActionsProps) {
  return (
    <>
      <Link
        className={buttonClass('quiet', 'small')}
        to={pagePaths.edit(listing._id)}
        aria-label={`Edit: ${listing.title}`}
      >
        <Pencil aria-hidden="true" />
        Edit
      </Link>
      <Button
        {...deleteButton(listing._id)}
        variant="quiet"
        size="small"
        busy={deletingId === listing._id}
        aria-label={`Delete: ${listing.title}`}
        onClick={() => onDelete(listing)}
      >
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
    </>
  );
}
