import { zodResolver } from '@hookform/resolvers/zod';
import { contactInputSchema } from '@roommate/contracts';

// The page loads this file after it is shown, because it brings zod.

export const contactRules = zodResolver(contactInputSchema);
