import { focusPageHeading } from '../page/focus-page-heading.ts';
import { Button, type ButtonProps } from './button.tsx';

/** A Try Again button. It disappears together with the error, so it moves the focus to the page's heading first. */
export function RetryButton({
  onRetry,
  ...props
}: { onRetry: () => void } & Pick<ButtonProps, 'size' | 'variant'>) {
  return (
    <Button
      {...props}
      onClick={() => {
        focusPageHeading();
        onRetry();
      }}
    >
      Try Again
    </Button>
  );
}
