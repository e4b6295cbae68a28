import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

/** An account in the emulator's memory. Only the fields that this package reads are named. */
interface EmulatorUser {
  localId: string;
  /** Seconds since the epoch; older tokens are not valid. */
  validSince?: string | undefined;
  providerUserInfo?: ProviderInfo[] | undefined;
  [field: string]: unknown;
}

export interface ProviderInfo {
  providerId: string;
  rawId: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
  [field: string]: unknown;
}

/** A single-use code of a reset or verification link. */
export interface OobCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
  newEmail?: string;
  [field: string]: unknown;
}

/** The session that a refresh token continues. */
export interface Session {
  user: EmulatorUser;
  [field: string]: unknown;
}

interface ProjectState {
  readonly projectId: string;
  readonly users: Map<string, EmulatorUser>;
  readonly oobs: Map<string, OobCode>;
  enableImprovedEmailPrivacy: boolean;
  updateUserByLocalId(
    localId: string,
    fields: Record<string, unknown>,
    options: { upsertProviders: ProviderInfo[] },
  ): EmulatorUser;
  createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (oobCode: string) => string,
  ): OobCode;
  createRefreshTokenFor(...session: unknown[]): string;
  validateRefreshToken(token: string): Session;
  listProviderInfosByProviderId(providerId: string): ProviderInfo[];
}

/** `request` is the prototype of the requests that the app handles. */
type ExpressApp = RequestListener & { request: object };

interface EmulatorModules {
  apiSpec: { default: { paths: Record<string, { parameters?: unknown }> } };
  server: {
    createApp: (
      projectId: string,
      singleProjectMode: 2,
      states: Map<string, ProjectState>,
    ) => Promise<ExpressApp>;
  };
  state: {
    AgentProjectState: new (projectId: string) => ProjectState;
    decodeRefreshToken: (token: string) => { localId: string; issuedAt?: number };
  };
  errors: { BadRequestError: new (message: string) => Error };
}

const nodeRequire = createRequire(import.meta.url);

// firebase-tools has no types and no public API for this. The version is pinned, and the contract test guards it.
const load = <Name extends keyof EmulatorModules>(name: Name) =>
  nodeRequire(`firebase-tools/lib/emulator/auth/${name}`) as EmulatorModules[Name];

export const { default: apiSpec } = load('apiSpec');
export const { createApp } = load('server');
export const { AgentProjectState, decodeRefreshToken } = load('state');
export const { BadRequestError } = load('errors');
