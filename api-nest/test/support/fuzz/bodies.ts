import fc from 'fast-check';
import { hostileName, hostileValue } from './hostile.ts';

export interface Body {
  readonly bytes: Buffer;
  readonly type?: string;
}

const JSON_TYPE = 'application/json';
const utf8 = (text: string, type?: string): Body => ({ bytes: Buffer.from(text), ...(type && { type }) });
/** Writes lone surrogates as escapes, so that they survive. */
const json = (value: unknown): Body => utf8(JSON.stringify(value) ?? 'null', JSON_TYPE);

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/merge-patch+json',
  'APPLICATION/JSON',
  'application/json, text/plain',
  '*/*',
  ';',
];

/** Texts that no JSON library writes. */
const rawBodies = (sample: string): Body[] => [
  utf8('', JSON_TYPE),
  utf8(sample.slice(0, -2), JSON_TYPE),
  utf8(`${sample}${sample}`, JSON_TYPE),
  utf8(`\ufeff${sample}`, JSON_TYPE),
  utf8(sample.replace('{', '{"title":"first","title":"second","likes":1,"likes":{"$gt":""},'), JSON_TYPE),
  utf8(sample.replace('{', '{"__proto__":{"polluted":true},'), JSON_TYPE),
  utf8(sample.replace('{', '{"\\u005f_proto__":{"polluted":true},'), JSON_TYPE),
  utf8(sample.replace('{', '{"constructor":{"prototype":{"polluted":true}},'), JSON_TYPE),
  utf8(sample.replace(/:\s*("[^"]*"|[\d.]+)/, ':1e400'), JSON_TYPE),
  utf8(sample.replace(/"rentAmount":[\d.]+/, '"rentAmount":-1e400'), JSON_TYPE),
  utf8(sample.replace(/"likes":[\d.]+/, '"likes":1e400'), JSON_TYPE),
  utf8(sample.replace(/:\s*"[^"]*"/, ':"\u0000"'), JSON_TYPE),
  utf8(sample.replace(/:\s*"[^"]*"/, ':"\\ud800"'), JSON_TYPE),
  utf8('['.repeat(20_000), JSON_TYPE),
  utf8('{"a":'.repeat(5000) + '1' + '}'.repeat(5000), JSON_TYPE),
  utf8(`{"message":"${'x'.repeat(70_000)}"}`, JSON_TYPE),
  utf8('NaN', JSON_TYPE),
  { bytes: Buffer.from(sample, 'utf16le'), type: JSON_TYPE },
  // Broken UTF-8: a lone continuation byte, an overlong slash, half a surrogate pair, a cut sequence.
  ...['80', 'c0af', 'eda080', 'f09f98'].map((hex) => ({
    bytes: Buffer.concat([Buffer.from('{"name":"a'), Buffer.from(hex, 'hex'), Buffer.from('"}')]),
    type: JSON_TYPE,
  })),
];

/**
 * Bodies for an operation. A few are valid, most have a wrong, missing or additional field, and some are not JSON.
 * @param sample a valid body of the operation
 */
export function bodyFor(sample: Record<string, unknown>): fc.Arbitrary<Body> {
  const text = JSON.stringify(sample);
  const field = fc.constantFrom(...Object.keys(sample));
  const changed = fc
    .array(fc.tuple(field, hostileValue), { minLength: 1, maxLength: 3 })
    .map((changes) => json({ ...sample, ...Object.fromEntries(changes) }));
  const added = fc.tuple(hostileName, hostileValue).map(([name, value]) =>
    // Not an object literal, where __proto__ would not become a field.
    utf8(text.replace('{', `{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'},`), JSON_TYPE),
  );
  const lacking = field.map((name) =>
    json(Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name))),
  );
  const typed = fc.constantFrom(...TYPES).map((type) => utf8(text, type));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(json(sample)) },
    { weight: 10, arbitrary: changed },
    { weight: 4, arbitrary: added },
    { weight: 1, arbitrary: lacking },
    { weight: 2, arbitrary: hostileValue.map(json) },
    { weight: 4, arbitrary: fc.constantFrom(...rawBodies(text)) },
    { weight: 1, arbitrary: typed },
    { weight: 1, arbitrary: fc.constant(utf8(text)) },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => ({ bytes: Buffer.from(bytes), type: JSON_TYPE })),
    },
  );
}
