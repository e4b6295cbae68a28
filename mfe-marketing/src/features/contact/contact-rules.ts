import { zodResolver } from '@hookform/resolvers/zod';
import { contactInputSchema } from '@roommate/contracts';

// The page loads this file when the visitor starts to use it, because it brings zod.

export const contactRules = zodResolver(contactInputSchema);
