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

const endedTexts: Record<ChangeKind, [one: string, several: string]> = {
  listing: ['Your listing may not have been posted.', 'Your listings may not have been posted.'],
  edit: ['Your edit may not have been saved.', 'Your edits may not have been saved.'],
  like: ['Your like may not have been saved.', 'Your likes may not have been saved.'],
  message: ['Your message may not have been sent.', 'Your messages may not have been sent.'],
};

/** The response may be lost, so it does not say that nothing was done. */
export function endedText(kind: ChangeKind, count: number): string {
  const [one, several] = endedTexts[kind];
  return count === 1
    ? `${one} It was removed from this browser because your session ended.`
    : `${several} They were removed from this browser because your session ended.`;
}

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
