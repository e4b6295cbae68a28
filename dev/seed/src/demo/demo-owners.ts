import { type DemoAccount, demoAccounts } from '@roommate/contracts';

interface Profile {
  /** Path on the site. */
  photo: string;
  /** Shown to users who like a listing. No operator assigns such numbers. */
  contact: string;
}

export type DemoOwner = DemoAccount & Profile;

const profiles: Record<DemoAccount['key'], Profile> = {
  nusrat: { photo: '/pictures/avatars/woman-young.webp', contact: '+880 1000-000101' },
  rafiq: { photo: '/pictures/avatars/man-elder.webp', contact: '+880 1000-000102' },
  farhana: { photo: '/pictures/avatars/woman-middle.webp', contact: '+880 1000-000103' },
  tanvir: { photo: '/pictures/avatars/man-young.webp', contact: '+880 1000-000104' },
};

export const demoOwners: readonly DemoOwner[] = demoAccounts.map((account) => ({
  ...account,
  ...profiles[account.key],
}));
