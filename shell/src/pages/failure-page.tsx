import { pagePaths } from '@roommate/contracts';
import { Link, useNavigation } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { MessagePage } from './message-page.tsx';

interface FailurePageProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** A page that could not be shown; the rest of the site works. */
export function FailurePage({ title, text, onRetry }: FailurePageProps) {
  const retrying = useNavigation().state !== 'idle';
  return (
    <MessagePage
      alert
      title={title}
      text={text}
      actions={
        <>
          <Button busy={retrying} onClick={onRetry}>
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
