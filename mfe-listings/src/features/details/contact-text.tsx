import { parseContact } from '@roommate/contracts';

/** The contact as the poster wrote it. Phone numbers, email addresses and WhatsApp chats are links. */
export const ContactText = ({ contact }: { contact: string }) =>
  parseContact(contact).map((part, index) =>
    part.kind === 'text' ? (
      part.label
    ) : (
      <a key={index} href={part.href} rel="noopener noreferrer">
        {part.label}
      </a>
    ),
  );
