import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { buttonClass } from '@roommate/ui';
import { MessagePage } from './message-page.tsx';

/** Shown for every path without a page (spec, section 2). */
export function NotFoundPage() {
  return (
    <MessagePage
      picture="/pictures/not-found.svg"
      title="404 Page Not Found"
      text="Oops! The page you're looking for doesn't exist."
      actions={
        <Link className={buttonClass()} to={pagePaths.home}>
          Go to Home
        </Link>
      }
    />
  );
}
