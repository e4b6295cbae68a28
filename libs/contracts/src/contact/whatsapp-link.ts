import { parseUrl } from '../parse-url.ts';

/** Finds links that open a WhatsApp chat, with or without https:// before them. */
export const WHATSAPP_LINK =
  /\b(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|(?:(?:api|web|www)\.)?whatsapp\.com\/send)[^\s,;<>"']*/gi;

const NATIONAL_MOBILE = /^(?:880)?0?(1\d{9})$/;

/** @param digits of an international number, without the plus sign */
export const whatsappLink = (digits: string): string => `https://wa.me/${digits}`;

/**
 * Returns the link of the chat that a WHATSAPP_LINK opens, made only of checked characters.
 * https://faq.whatsapp.com/5913398998672934
 * @returns undefined when the link has no number and no code of a business account
 */
export function chatLink(text: string): string | undefined {
  const url = parseUrl(/^https?:/i.test(text) ? text : `https://${text}`);
  if (!url) return undefined;
  const code = /^\/((?:message|qr)\/[A-Z\d]+)\/?$/i.exec(url.pathname)?.[1];
  if (code !== undefined) return `https://wa.me/${code}`;
  const number = url.searchParams.get('phone') ?? url.pathname.replace(/^\/(?:%2B)?/i, '');
  const digits = number
    .replace(/[\s+()./-]/g, '')
    .replace(/^00/, '')
    .replace(NATIONAL_MOBILE, '880$1');
  return /^[1-9]\d{6,14}$/.test(digits) ? whatsappLink(digits) : undefined;
}
