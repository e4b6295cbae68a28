import { AgentProjectState, type OobCode } from './firebase-tools.ts';
import type { SavedAccounts } from './saved-accounts.ts';

/** The emulator's memory of one project, set up as the product's real Firebase project is. */
export class ProductProjectState extends AgentProjectState {
  // The base class has getters of these names that say yes; a real project starts with both off.
  readonly enableAnonymousUser = false;
  readonly enableEmailLinkSignin = false;
  readonly #onLink: (link: OobCode) => void;

  /** @param onLink is told of every reset or verification link, which a real project would send by e-mail */
  constructor(projectId: string, onLink: (link: OobCode) => void) {
    super(projectId);
    this.#onLink = onLink;
    // E-mail enumeration protection: a wrong password and an unknown address give the same answer.
    this.enableImprovedEmailPrivacy = true;
  }

  override createOob(...args: Parameters<InstanceType<typeof AgentProjectState>['createOob']>): OobCode {
    const oob = super.createOob(...args);
    this.#onLink(oob);
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
