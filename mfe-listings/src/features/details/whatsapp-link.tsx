import { buttonClass } from '@roommate/ui';
import { MessageCircle } from 'lucide-react';

interface WhatsappLinkProps {
  href: string;
  /** The accessible name. It begins with the text that the link shows. */
  label: string;
}

/** Opens a chat in a new tab, so that the room stays open. */
export const WhatsappLink = ({ href, label }: WhatsappLinkProps) => (
  <a
    className={buttonClass('secondary')}
    href={href}
    aria-label={label}
    target="_blank"
    rel="noopener noreferrer"
  >
    <MessageCircle aria-hidden="true" />
    WhatsApp
  </a>
);
