import { Reflector } from '@nestjs/core';

/** Opens a route to callers without a token. A token that is sent must still be valid. */
export const Public = Reflector.createDecorator<true>({ transform: () => true });
