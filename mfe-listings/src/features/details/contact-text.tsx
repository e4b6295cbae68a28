import { parseContact } from '@roommate/contracts';

/**
 * The contact as the poster wrote it. Phone numbers, email addresses and WhatsApp chats are links. The text around them can
 * contain right-to-left marks and letters. These must not change the order of the digits.
 */
export const ContactText = ({ contact }: { contact: string }) =>
  parseContact(contact).map((part, index) =>
    part.kind === 'text' ? (
      part.label
    ) : (
      <a key={index} href={part.href} rel="noopener noreferrer">
        <bdi>{part.label}</bdi>
      </a>
    ),
  );
