import { Reflector } from '@nestjs/core';

/** A read whose answer has an `ETag`. */
export const EntityTagged = Reflector.createDecorator<true>({ transform: () => true });
