import { useEffect, useRef } from 'react';
import bottom from '../listing/bottom-bar.module.css';

const TEXT = "Your like is saved. The poster's contact is withheld until the room is available again.";

/**
 * Stands in the place of the contact after a like on a listing that is not available. On a phone the contact among the
 * facts is far below the heart. It takes the focus. The facts announce that the contact is withheld.
 */
export function WithheldBar() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <section className={bottom.bar} aria-label="Contact the poster">
      <p ref={text} className={bottom.text} tabIndex={-1}>
        {TEXT}
      </p>
    </section>
  );
}
