import { parseContact } from '@roommate/contracts';

/** One URL of each kind that reaches the poster; undefined when the contact has none. */
export interface ContactActions {
  call: string | undefined;
  whatsapp: string | undefined;
  email: string | undefined;
}

/** Finds the first phone number, WhatsApp chat and e-mail address of a contact. */
export function contactActions(contact: string): ContactActions {
  const actions: ContactActions = { call: undefined, whatsapp: undefined, email: undefined };
  for (const part of parseContact(contact)) {
    if (part.kind === 'phone') {
      actions.call ??= part.href;
      actions.whatsapp ??= part.whatsappHref;
    }
    if (part.kind === 'whatsapp') actions.whatsapp ??= part.href;
    if (part.kind === 'email') actions.email ??= part.href;
  }
  return actions;
}
