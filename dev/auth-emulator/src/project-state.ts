import { AgentProjectState, type OobCode } from './firebase-tools.ts';
import type { SavedAccounts } from './saved-accounts.ts';

export interface ProjectOptions {
  /** The site whose page sets a new password; without a slash at the end. */
  siteUrl: string;
  /** Is told of every reset or verification link, which a real project would send by e-mail. */
  onLink: (link: OobCode) => void;
}

/** What a real project's link looks like whose action URL is the site's page (docs/operations.md). */
const resetLink =
  (siteUrl: string) =>
  (oobCode: string): string =>
    `${siteUrl}/reset-password?${new URLSearchParams({ mode: 'resetPassword', oobCode }).toString()}`;

/** The emulator's memory of one project, set up as the product's real Firebase project is. */
export class ProductProjectState extends AgentProjectState {
  // The base class has getters of these names that say yes; a real project starts with both off.
  readonly enableAnonymousUser = false;
  readonly enableEmailLinkSignin = false;
  readonly #options: ProjectOptions;

  constructor(projectId: string, options: ProjectOptions) {
    super(projectId);
    this.#options = options;
    // E-mail enumeration protection: a wrong password and an unknown address give the same answer.
    this.enableImprovedEmailPrivacy = true;
  }

  override createOob(
    ...[email, newEmail, requestType, emulatorLink]: Parameters<
      InstanceType<typeof AgentProjectState>['createOob']
    >
  ): OobCode {
    const link = requestType === 'PASSWORD_RESET' ? resetLink(this.#options.siteUrl) : emulatorLink;
    const oob = super.createOob(email, newEmail, requestType, link);
    this.#options.onLink(oob);
    return oob;
  }

  snapshot(): Pick<SavedAccounts, 'users' | 'oobs'> {
    return { users: [...this.users.values()], oobs: [...this.oobs.values()] };
  }

  /** Fills the maps and their indexes; unlike the emulator's import it keeps `validSince`, so sessions stay valid. */
  restore({ users, oobs }: Pick<SavedAccounts, 'users' | 'oobs'>): void {
    for (const { localId, providerUserInfo, ...fields } of users) {
      this.users.set(localId, { localId });
      this.updateUserByLocalId(localId, fields, { upsertProviders: [...(providerUserInfo ?? [])] });
    }
    for (const oob of oobs) this.oobs.set(oob.oobCode, oob);
  }
}
