import { toLatinDigits } from '../bangla-digits.ts';
import { EMAIL_ADDRESS, mailLink } from './email-address.ts';
import { PHONE_NUMBER, phoneNumberOf } from './phone-number.ts';
import { chatLink, WHATSAPP_LINK, whatsappLink } from './whatsapp-link.ts';

/** A part of a contact as the poster wrote it (`label`), with the URLs that reach the poster. */
type ContactPart =
  | { kind: 'text'; label: string }
  /** `href` calls the number. `whatsappHref` is absent for landlines of Bangladesh. */
  | { kind: 'phone'; label: string; href: string; whatsappHref?: string }
  | { kind: 'whatsapp'; label: string; href: string }
  | { kind: 'email'; label: string; href: string };

/** Returns the part for a match, or undefined when the match is plain text. */
type Recognizer = [
  pattern: RegExp,
  toPart: (match: RegExpMatchArray, label: string) => ContactPart | undefined,
];

const recognizers: Recognizer[] = [
  [
    WHATSAPP_LINK,
    ([link], label) => {
      const href = chatLink(link);
      return href === undefined ? undefined : { kind: 'whatsapp', label, href };
    },
  ],
  [EMAIL_ADDRESS, ([address], label) => ({ kind: 'email', label, href: mailLink(address) })],
  [
    PHONE_NUMBER,
    (match, label) => {
      const { digits, mayHaveWhatsapp } = phoneNumberOf(match);
      const whatsapp = mayHaveWhatsapp && { whatsappHref: whatsappLink(digits) };
      return { kind: 'phone', label, href: `tel:+${digits}`, ...whatsapp };
    },
  ],
];

/**
 * Splits a contact into the parts that are links and the text between them. All labels together are the contact.
 * Bangladeshi numbers are recognized in national and international form, with Latin or Bangla digits. A number of
 * another country needs its country code after + or 00.
 * @param contact at most `textLimits.contact` characters
 */
export function parseContact(contact: string): ContactPart[] {
  const start: ContactPart[] = [{ kind: 'text', label: contact }];
  return recognizers.reduce(
    (parts, recognizer) =>
      parts.flatMap((part) => (part.kind === 'text' ? recognize(part.label, recognizer) : part)),
    start,
  );
}

/** Whether a contact has a phone number, an email address or a WhatsApp link. */
export const isReachable = (contact: string): boolean =>
  parseContact(contact).some(({ kind }) => kind !== 'text');

function recognize(text: string, [pattern, toPart]: Recognizer): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  // Latin digits stand in the same places, so positions are valid in both texts.
  for (const match of toLatinDigits(text).matchAll(pattern)) {
    const next = match.index + match[0].length;
    const part = toPart(match, text.slice(match.index, next));
    if (!part) continue;
    if (match.index > end) parts.push({ kind: 'text', label: text.slice(end, match.index) });
    parts.push(part);
    end = next;
  }
  if (end < text.length) parts.push({ kind: 'text', label: text.slice(end) });
  return parts;
}
