import { Reflector } from '@nestjs/core';

/** Opens a route to callers without a token; a token that is sent must be valid all the same. */
export const Public = Reflector.createDecorator<true>({ transform: () => true });
