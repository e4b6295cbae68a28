import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { fieldErrors } from './field-errors.ts';
import { problem } from './problem.ts';

/**
 * Validates every body, query and path parameter that declares a schema (`@Body({ schema })`) and passes on the parsed
 * value. Nest's own pipe is not used. It deletes keys such as `constructor` before the schema can refuse them. Its
 * errors do not name the parameter.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  async transform(value: unknown, { schema, type, data }: ArgumentMetadata): Promise<unknown> {
    if (!schema) return value;
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result.value;
    const errors = fieldErrors(result.issues, data ?? type);
    throw problem(400, errors[0]?.message ?? 'The input is not valid.', { errors });
  }
}
