import type { Media, OpenApiDocument } from './openapi-document.ts';
import { type JsonSchema, outside } from './schema-within.ts';

/** The documents that are compared. */
export interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

type Changes = (
  documents: Documents,
  old: JsonSchema | undefined,
  now: JsonSchema | undefined,
  where: string,
) => string[];

/** Lists what the API no longer accepts. @param where the start of each message */
export const acceptedChanges: Changes = ({ before, after }, old, now, where) =>
  outside({ ...before.components, schema: old }, { ...after.components, schema: now }, where);

/** Lists what the API no longer sends, or did not send before, except for new fields. */
export const sentChanges: Changes = ({ before, after }, old, now, where) =>
  outside({ ...after.components, schema: now }, { ...before.components, schema: old }, where, true);

/** Lists the changes of what the API sends that break its receivers: in responses, and in the bodies of webhooks. */
export function sentContentChanges(
  documents: Documents,
  old: Record<string, Media> = {},
  now: Record<string, Media | undefined> = {},
  where: string,
): string[] {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const media = now[type];
    return media
      ? sentChanges(documents, schema, media.schema, `${where} `)
      : [`${where} no longer has the media type ${type}`];
  });
}
