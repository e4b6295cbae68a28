import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { fieldErrors } from './field-errors.ts';
import { problem } from './problem.ts';

/** Refuses each parameter of a query, as a strict schema does where an operation has some. */
@Injectable()
export class NoQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<{ query: object }>();
    const keys = Object.keys(query);
    const errors = fieldErrors([{ message: '', keys }], 'query');
    const [first] = errors;
    if (first) throw problem(400, first.message, { errors });
    return true;
  }
}
