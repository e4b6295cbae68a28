import { notifications } from '@roommate/shell-api';
import { Button, buttonClass } from '@roommate/ui';
import { Copy, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { contactActions } from './contact-actions.ts';
import bottom from '../listing/bottom-bar.module.css';
import styles from './contact-bar.module.css';
import { PhoneActions } from './phone-actions.tsx';
import { WhatsappLink } from './whatsapp-link.tsx';

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
 * The ways to reach the poster, at the bottom of the screen. On a phone the contact among the facts is far below the
 * heart. It takes the focus when the like reveals the contact. The facts announce the contact itself.
 */
export function ContactBar({ contact }: { contact: string }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  const { phones, whatsapp, email } = contactActions(contact);
  return (
    <section ref={bar} className={bottom.bar} aria-label="Contact the poster">
      <p className={bottom.text}>You can contact the poster now.</p>
      <div className={`${styles.actions} ${phones.length > 1 ? styles.many : ''}`}>
        <PhoneActions phones={phones} />
        {whatsapp !== undefined && <WhatsappLink href={whatsapp} label="WhatsApp" />}
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
