import { pagePaths } from '@roommate/contracts';
import { Link, useMissingContent, useNavigation } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { MessagePage } from './message-page.tsx';

interface FailurePageProps {
  title: string;
  text: string;
  /** Whether a retry has begun that is not a navigation yet. */
  retrying: boolean;
  onRetry: () => void;
}

/** A page that could not be shown; the rest of the site works. */
export function FailurePage({ title, text, retrying, onRetry }: FailurePageProps) {
  useMissingContent(true);
  const navigating = useNavigation().state !== 'idle';
  return (
    <MessagePage
      alert
      title={title}
      text={text}
      actions={
        <>
          <Button busy={retrying || navigating} onClick={onRetry}>
            Retry
          </Button>
          <Link className={buttonClass('secondary')} to={pagePaths.home}>
            Go to Home
          </Link>
        </>
      }
    />
  );
}
