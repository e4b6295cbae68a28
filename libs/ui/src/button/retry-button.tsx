import { focusPageHeading } from '../page/focus-page-heading.ts';
import { Button, type ButtonProps } from './button.tsx';

/** Tries again what has failed. It goes away with the failure: the focus moves to the page's heading, not to nowhere. */
export function RetryButton({
  onRetry,
  ...look
}: { onRetry: () => void } & Pick<ButtonProps, 'size' | 'variant'>) {
  return (
    <Button
      {...look}
      onClick={() => {
        focusPageHeading();
        onRetry();
      }}
    >
      Try Again
    </Button>
  );
}
