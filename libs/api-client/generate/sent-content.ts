import { type Documents, sideOf } from './document-side.ts';
import type { Media } from './openapi-document.ts';
import { type JsonSchema, outside, type Side } from './schema-within.ts';

type Content = Record<string, Media>;

/**
 * The changes of what the API sends that break its receivers: in responses, and in the bodies of webhooks. It may only become
 * narrower, except for new fields.
 * @param where the start of each message
 */
export function sentContentChanges(
  { before, after }: Documents,
  old: Content = {},
  now: Content = {},
  where: string,
): string[] {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const media: Media | undefined = now[type];
    if (!media) return [`${where} no longer has the media type ${type}`];
    const [was, is] = [sideOf(before, schema), sideOf(after, media.schema)];
    return [...outside(is, was, `${where} `), ...removedFields(is, was, `${where} `)];
  });
}

/** Fields and codes that were removed: consumers may depend on them, although the new schema is narrower. */
function removedFields(now: Side, old: Side, where: string): string[] {
  const inside = ({ schema, resolve }: Side): JsonSchema => (schema.$ref ? resolve(schema.$ref) : schema);
  const [is, was] = [inside(now), inside(old)];
  const nested = was.items
    ? removedFields({ ...now, schema: is.items ?? {} }, { ...old, schema: was.items }, `${where}[]`)
    : [];
  const fields = Object.entries(was.properties ?? {}).flatMap(([name, property]) => {
    const other = is.properties?.[name];
    const place = `${where}.${name}`;
    return other
      ? removedFields({ ...now, schema: other }, { ...old, schema: property }, place)
      : [`${place}: was removed`];
  });
  return [...nested, ...fields, ...removedValues(is, was).map((value) => `${where}: ${value} was removed`)];
}

/** The removed values of an enumeration that can be extended. Each of its values is promised. */
function removedValues(now: JsonSchema, old: JsonSchema): string[] {
  if (!old['x-extensible']) return [];
  return (old.enum ?? []).filter((value) => !now.enum?.includes(value)).map((value) => JSON.stringify(value));
}
