import { notifications } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { Copy, Mail, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { contactActions } from './contact-actions.ts';
import styles from './contact-bar.module.css';

const COPY_TOAST = 'contact-copied';

async function copy(contact: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(contact);
    notifications.success('The contact was copied.', { id: COPY_TOAST });
  } catch {
    // A page without TLS has no clipboard, and people can refuse it.
    notifications.error('The contact could not be copied. Please select its text and copy it.', {
      id: COPY_TOAST,
    });
  }
}

/**
 * The ways to reach the poster, at the bottom of the screen: on a phone the contact among the facts is far below the
 * heart. It takes the focus when the like reveals the contact. The facts announce the contact itself.
 */
export function ContactBar({ contact }: { contact: string }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  const { call, whatsapp, email } = contactActions(contact);
  return (
    <section ref={bar} className={styles.bar} aria-label="Contact the poster">
      <p className={styles.text}>You can contact the poster now.</p>
      <div className={styles.actions}>
        {call !== undefined && (
          <a className={buttonClass('primary')} href={call}>
            <Phone aria-hidden="true" />
            Call
          </a>
        )}
        {whatsapp !== undefined && (
          <a className={buttonClass('secondary')} href={whatsapp} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden="true" />
            WhatsApp
          </a>
        )}
        {email !== undefined && (
          <a className={buttonClass('secondary')} href={email}>
            <Mail aria-hidden="true" />
            Email
          </a>
        )}
        <Button variant="secondary" onClick={() => void copy(contact)}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
    </section>
  );
}
