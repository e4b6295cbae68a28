import { z } from 'zod';

/** The elements `<script type="application/json">` in which the site hands the page its data. */
export const pageDataIds = { registry: 'release-registry', configuration: 'site-configuration' } as const;

const firebaseSchema = z.strictObject({
  mode: z.literal('firebase'),
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  appId: z.string().min(1),
});

/** The emulator answers under the site's own origin, so its address is not part of this. */
const emulatorSchema = z.strictObject({ mode: z.literal('emulator'), projectId: z.string().startsWith('demo-') });

/** What the site tells every visitor's page about itself. Nothing in it is secret. */
export const siteConfigurationSchema = z.strictObject({
  auth: z.discriminatedUnion('mode', [firebaseSchema, emulatorSchema]),
});

export type SiteConfiguration = z.infer<typeof siteConfigurationSchema>;
