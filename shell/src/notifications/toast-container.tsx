import { TOAST_AUTO_CLOSE_MS, TOAST_POSITION } from '@roommate/contracts';
// Unstyled: the other entry puts a <style> element into the page, which the Content-Security-Policy forbids.
import { Slide, ToastContainer as Toasts, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useCancelledSwipes } from './use-cancelled-swipes.ts';

// From the same chunk as the place where they appear. A message about being offline must not need the network.
export { toast };
export { toastText } from './toast-text.tsx';

const MOST_AT_ONCE = 4;

/** Where toasts appear (spec, section 9); a chunk of its own. */
export function ToastContainer() {
  useCancelledSwipes();
  return (
    <Toasts
      position={TOAST_POSITION}
      autoClose={TOAST_AUTO_CLOSE_MS}
      limit={MOST_AT_ONCE}
      transition={Slide}
      // Toasts close when the animation of this bar ends, under reduced motion too.
      progressClassName="keeps-time"
      // Its colours are the tokens, also in dark mode. The theme "auto" would win over the colour of the bar there.
      theme="light"
      newestOnTop
      aria-label="Notifications"
    />
  );
}
