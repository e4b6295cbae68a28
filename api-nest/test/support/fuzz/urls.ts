import fc from 'fast-check';
import type { Operation, Parameter } from '../operations.ts';
import { hostileText } from './hostile.ts';

/** Percent-encodes UTF-8. A lone surrogate becomes invalid UTF-8. */
const encoded = (text: string): string =>
  [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      return code >= 0xd800 && code <= 0xdfff ? '%ED%A0%80' : encodeURIComponent(char);
    })
    .join('');

const RAW = [
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%C0%AF',
  '..%2f..',
  '%252e%252e',
  'a%2Fb',
  '%F0%9F',
  'x'.repeat(800),
];
const rawText = fc.constantFrom(...RAW);
const hostile = fc.oneof(
  { weight: 3, arbitrary: hostileText.map(encoded) },
  { weight: 1, arbitrary: rawText },
);

/** Query parameters that the operation does not have. */
const EXTRA = [
  'limit=1&limit=2',
  'email[$gt]=',
  'email[]=a',
  '__proto__[x]=1',
  'constructor=1',
  'cursor=',
  'limit=1e2',
  'limit=٣',
  '&&&',
  '=',
  'a=%',
];

/** A URL, and whether its path belongs to the operation. */
interface FuzzUrl {
  readonly url: string;
  readonly path: 'good' | 'hostile';
}

/**
 * URLs of an operation, most of them with one error.
 * @param good meaningful values, by the name of the parameter
 */
export function urlFor(
  { path, parameters }: Operation,
  good: Record<string, fc.Arbitrary<string>>,
): fc.Arbitrary<FuzzUrl> {
  const value = ({ name }: Parameter) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: (good[name] ?? fc.constant('1')).map(encoded).map((text) => ({ text, good: true })),
      },
      { weight: 1, arbitrary: hostile.filter((text) => text !== '').map((text) => ({ text, good: false })) },
    );
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  const inQuery = parameters.filter(({ in: place }) => place === 'query');
  return fc
    .tuple(
      fc.tuple(...inPath.map(value)),
      fc.tuple(
        ...inQuery.map((parameter) => fc.option(value(parameter), { freq: parameter.required ? 8 : 2 })),
      ),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...EXTRA), hostile) },
      ),
    )
    .map(([paths, queries, extra]) => {
      const filled = inPath.reduce(
        (text, { name }, n) => text.replace(`{${name}}`, () => paths[n]?.text ?? ''),
        path,
      );
      const query = queries.flatMap((given, n) => (given ? [`${inQuery[n]?.name ?? ''}=${given.text}`] : []));
      const all = [...query, ...(extra === undefined ? [] : [extra])].join('&');
      return {
        url: all === '' ? filled : `${filled}?${all}`,
        path: paths.every((given) => given.good) ? 'good' : 'hostile',
      };
    });
}
