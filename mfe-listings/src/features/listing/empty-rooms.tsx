import { Link } from '@roommate/shell-api';
import { buttonClass, EmptyState } from '@roommate/ui';

interface EmptyRoomsProps {
  title: string;
  text: string;
  /** The page where the visitor finds rooms. */
  to: string;
  linkText: string;
}

/** Shown in place of rooms when there are none. */
export const EmptyRooms = ({ title, text, to, linkText }: EmptyRoomsProps) => (
  <EmptyState
    title={title}
    text={text}
    action={
      <Link to={to} className={buttonClass()}>
        {linkText}
      </Link>
    }
  />
);
