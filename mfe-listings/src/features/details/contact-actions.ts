import { parseContact } from '@roommate/contracts';

/** A phone number that the bar offers. */
export interface PhoneLink {
  /** The number as the poster wrote it. */
  label: string;
  call: string;
  /** Undefined for landlines, and beside a WhatsApp link of the poster. */
  whatsapp: string | undefined;
}

/** The URLs that reach the poster. */
interface ContactActions {
  /** At most `PHONES_MAX`. The text of the contact has all of them. */
  phones: PhoneLink[];
  /** A WhatsApp link that the poster gave. */
  whatsapp: string | undefined;
  email: string | undefined;
}

/** More would cover too much of a phone's screen. */
const PHONES_MAX = 2;

/** Finds the phone numbers, the first WhatsApp link and the first email address of a contact. */
export function contactActions(contact: string): ContactActions {
  const parts = parseContact(contact);
  const phones = parts
    .flatMap((part): PhoneLink[] =>
      part.kind === 'phone' ? [{ label: part.label, call: part.href, whatsapp: part.whatsappHref }] : [],
    )
    .filter(({ call }, index, all) => all.findIndex((other) => other.call === call) === index)
    .slice(0, PHONES_MAX);
  const link = parts.find((part) => part.kind === 'whatsapp')?.href;
  return {
    // A link of the poster is certain. That a number has WhatsApp is only likely.
    phones: phones.map((phone) => (link === undefined ? phone : { ...phone, whatsapp: undefined })),
    whatsapp: link,
    email: parts.find((part) => part.kind === 'email')?.href,
  };
}
