import { Reflector } from '@nestjs/core';
import type { ApiKeyScope } from '@roommate/contracts';

/** Opens a route to programs whose API key has the scope. Other routes refuse API keys. */
export const KeyScope = Reflector.createDecorator<ApiKeyScope>();
