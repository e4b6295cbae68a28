import { zodResolver } from '@hookform/resolvers/zod';
import { loginInputSchema, registrationInputSchema } from '@roommate/contracts';

// The pages load this file when the visitor starts to use them, because it brings zod.

export const loginRules = zodResolver(loginInputSchema);
export const emailRules = zodResolver(loginInputSchema.pick({ email: true }));
export const registrationRules = zodResolver(registrationInputSchema);
export const passwordRules = zodResolver(registrationInputSchema.pick({ password: true }));
