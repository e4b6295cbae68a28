import { Reflector } from '@nestjs/core';

/** Marks a read whose response has an `ETag`. */
export const EntityTagged = Reflector.createDecorator<true>({ transform: () => true });
