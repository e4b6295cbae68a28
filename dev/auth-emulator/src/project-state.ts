import { demoAccounts } from '@roommate/contracts';
import {
  AgentProjectState,
  BadRequestError,
  decodeRefreshToken,
  type OobCode,
  type Session,
} from './firebase-tools.ts';
import type { SavedAccounts } from './saved-accounts.ts';

interface ProjectOptions {
  /** The site whose page sets a new password; without a slash at the end. */
  siteUrl: string;
  /** Gets every reset or verification link, which a real project would send by email. */
  onLink: (link: OobCode) => void;
}

/** The purposes of links that open the site's page. */
const siteModes: Partial<Record<string, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
};

/** The link that a real project sends when its action URL is the site's page (docs/operations.md). */
const siteLink =
  (siteUrl: string, mode: string) =>
  (oobCode: string): string =>
    `${siteUrl}/reset-password?${new URLSearchParams({ mode, oobCode }).toString()}`;

const demoEmails: ReadonlySet<unknown> = new Set(demoAccounts.map(({ email }) => email));

/** The emulator's memory of one project, configured like the product's real Firebase project. */
export class ProductProjectState extends AgentProjectState {
  // The base class has getters with these names that return true; a real project starts with both off.
  readonly enableAnonymousUser = false;
  readonly enableEmailLinkSignin = false;
  readonly #options: ProjectOptions;

  constructor(projectId: string, options: ProjectOptions) {
    super(projectId);
    this.#options = options;
    // Email enumeration protection: a wrong password and an unknown email get the same response.
    this.enableImprovedEmailPrivacy = true;
  }

  /** The emails of the demo accounts count as confirmed, so that their listings show them. */
  override updateUserByLocalId(
    ...[localId, fields, options]: Parameters<InstanceType<typeof AgentProjectState>['updateUserByLocalId']>
  ) {
    const confirmed = demoEmails.has(fields.email) && { emailVerified: true };
    return super.updateUserByLocalId(localId, { ...fields, ...confirmed }, options);
  }

  override createOob(
    ...[email, newEmail, requestType, emulatorLink]: Parameters<
      InstanceType<typeof AgentProjectState>['createOob']
    >
  ): OobCode {
    const mode = siteModes[requestType];
    const link = mode === undefined ? emulatorLink : siteLink(this.#options.siteUrl, mode);
    const oob = super.createOob(email, newEmail, requestType, link);
    this.#options.onLink(oob);
    return oob;
  }

  /** Adds the time of issue in seconds, so that a changed password ends older sessions as in Firebase. */
  override createRefreshTokenFor(...session: unknown[]): string {
    const record = decodeRefreshToken(super.createRefreshTokenFor(...session));
    const issuedAt = Math.floor(Date.now() / 1000);
    return Buffer.from(JSON.stringify({ ...record, issuedAt })).toString('base64');
  }

  override validateRefreshToken(token: string): Session {
    const { localId, issuedAt = 0 } = decodeRefreshToken(token);
    const user = this.users.get(localId);
    if (!user) throw new BadRequestError('USER_NOT_FOUND');
    if (issuedAt < Number(user.validSince ?? 0)) throw new BadRequestError('TOKEN_EXPIRED');
    return super.validateRefreshToken(token);
  }

  snapshot(): Pick<SavedAccounts, 'users' | 'oobs'> {
    return { users: [...this.users.values()], oobs: [...this.oobs.values()] };
  }

  /** Fills the maps and their indexes. Unlike the emulator's import it keeps `validSince`, so sessions stay valid. */
  restore({ users, oobs }: Pick<SavedAccounts, 'users' | 'oobs'>): void {
    for (const { localId, providerUserInfo, ...fields } of users) {
      this.users.set(localId, { localId });
      this.updateUserByLocalId(localId, fields, { upsertProviders: [...(providerUserInfo ?? [])] });
    }
    for (const oob of oobs) this.oobs.set(oob.oobCode, oob);
  }
}
