import type { Change, ChangeKind } from '../change.ts';
import { valuesOf } from './valid-change.ts';

export const doneTexts: Record<ChangeKind, string> = {
  listing: 'Your listing, which was waiting, is posted.',
  edit: 'Your edit, which was waiting, is saved.',
  like: 'Your like, which was waiting, is saved.',
  message: 'Your message, which was waiting, is sent.',
};

export const notDoneTexts: Record<ChangeKind, string> = {
  listing: 'Your listing was not posted.',
  edit: 'Your edit was not saved.',
  like: 'Your like was not saved.',
  message: 'Your message was not sent.',
};

/** The response may be lost, so they do not say that nothing was done. */
export const endedTexts: Record<ChangeKind, string> = {
  listing: 'Your listing may not have been posted.',
  edit: 'Your edit may not have been saved.',
  like: 'Your like may not have been saved.',
  message: 'Your message may not have been sent.',
};

const labels = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['subject', 'Subject'],
  ['message', 'Message'],
  ['title', 'Title'],
  ['location', 'Location'],
  ['rentAmount', 'Rent amount'],
  ['roomType', 'Room type'],
  ['availability', 'Availability'],
  ['lifestyle', 'Lifestyle'],
  ['imageUrl', 'Image URL'],
  ['description', 'Description'],
  ['contact', 'Contact'],
] as const;

/** What the person has typed, as pairs of a label and a text. Empty for a like. */
export function typedTexts(change: Change): (readonly [string, string])[] {
  const { kind } = change;
  if (kind === 'like') return [];
  const values = valuesOf(change);
  return labels.flatMap(([name, label]) => {
    const text = [values[name] ?? ''].flat().map(String).join(', ');
    // The API takes both from the account.
    const isTyped = kind === 'message' || (name !== 'name' && name !== 'email');
    return isTyped && text !== '' ? [[label, text] as const] : [];
  });
}
