import { parseContact } from '@roommate/contracts';

/**
 * The contact as the poster wrote it. Phone numbers, email addresses and WhatsApp chats are links. The text around them can
 * have marks or letters from right to left, which must not show the digits of a number in another order.
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
