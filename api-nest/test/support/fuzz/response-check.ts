import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Document, nameOf, type Operation } from '../operations.ts';
import type { Reply } from './send.ts';

/**
 * Whether an answer is one that the document promises.
 * @param others statuses that may come before the request gets to the operation
 * @returns what is wrong with it; undefined when nothing is
 */
export type ResponseCheck = (
  operation: Operation,
  reply: Reply,
  others: readonly number[],
) => string | undefined;

export function responseCheck(document: Document): ResponseCheck {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };

  return (operation, { status, type, text }, others) => {
    if (status >= 500) return `status ${status}: ${text}`;
    const media = type.split(';', 1)[0] ?? '';
    const documented = operation.responses[status];
    if (!documented && !others.includes(status)) {
      return `status ${status} is not in the document: ${text.slice(0, 200)}`;
    }
    const wanted = status < 400 ? 'application/json' : 'application/problem+json';
    if (media !== wanted) return `content type ${type}`;
    const path = operation.path
      .replaceAll('~', '~0')
      .replaceAll('/', '~1')
      .replaceAll('{', '%7B')
      .replaceAll('}', '%7D');
    const pointer = documented
      ? `/paths/${path}/${operation.method.toLowerCase()}/responses/${status}/content/${media.replace('/', '~1')}/schema`
      : '/components/schemas/Problem';
    const validate = validatorOf(pointer);
    if (validate(JSON.parse(text))) return undefined;
    return `${nameOf(operation)} ${status} does not fit its schema: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
  };
}
