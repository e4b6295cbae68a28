import { isRecord } from '@roommate/contracts';
import { isChange, kindOf, type Change } from '../change.ts';

const states: readonly unknown[] = ['waiting', 'offered', 'refused', 'ended'] satisfies Change['state'][];

/** The values in the body of a change. */
export function valuesOf({ body }: Pick<Change, 'body'>): Record<string, unknown> {
  const values: unknown = JSON.parse(body);
  return isRecord(values) ? values : {};
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptional = (type: 'string' | 'number', value: unknown): boolean =>
  value === undefined || typeof value === type;

function isRecordInJson(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

function isOwnKind(change: Change): boolean {
  // It has no address any more.
  if (change.state === 'ended') return true;
  try {
    return kindOf(change) === change.kind;
  } catch {
    // Not a URL.
    return false;
  }
}

/** Checks all that the storage has of a change: another release or a person can have written it. */
export const isValidChange = (change: unknown): change is Change =>
  isChange(change) &&
  [change.id, change.method, change.url, change.page].every(isText) &&
  isRecord(change.headers) &&
  Object.values(change.headers).every(isText) &&
  Number.isFinite(change.madeAt) &&
  states.includes(change.state) &&
  isOptional('string', change.reason) &&
  isOptional('string', change.code) &&
  isOptional('number', change.status) &&
  isRecordInJson(change.body) &&
  isOwnKind(change);

/** Whether a change goes to the API of this site. @param apiBase its absolute URL */
export const isChangeOf = ({ url }: Change, apiBase: string): boolean =>
  new URL(url).href.startsWith(`${apiBase.replace(/\/$/, '')}/`);
