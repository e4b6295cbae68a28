import { Button } from '@roommate/ui';
import { Trash2 } from 'lucide-react';
import { deleteButton } from '../focus/use-focus-after-delete.ts';

interface DeleteItemButtonProps {
  id: string;
  /** The name of the item, for screen readers. */
  name: string;
  verb?: 'Delete' | 'Revoke';
  busy: boolean;
  onPress: () => void;
}

/** Deletes one item of a list. It can receive the focus after another deletion. */
export const DeleteItemButton = ({ id, name, verb = 'Delete', busy, onPress }: DeleteItemButtonProps) => (
  <Button
    {...deleteButton(id)}
    variant="quiet"
    size="small"
    busy={busy}
    aria-label={`${verb}: ${name}`}
    onClick={onPress}
  >
    <Trash2 aria-hidden="true" />
    {verb}
  </Button>
);
