import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

/** An account as the emulator keeps it. Only the fields that this package reads are named. */
export interface EmulatorUser {
  localId: string;
  /** Seconds since the epoch; tokens issued before it are void. */
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

interface ProjectState {
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
  listProviderInfosByProviderId(providerId: string): ProviderInfo[];
}

/** `request` is the prototype of the requests that the app handles. */
type ExpressApp = RequestListener & { request: object };

interface EmulatorModules {
  apiSpec: { paths: Record<string, unknown> };
  createApp: (
    projectId: string,
    singleProjectMode: 2,
    states: Map<string, ProjectState>,
  ) => Promise<ExpressApp>;
  AgentProjectState: new (projectId: string) => ProjectState;
}

// firebase-tools has no types and no public API for this; the version is pinned and the contract test watches over it.
const load: (id: string) => unknown = createRequire(import.meta.url);
const from = (file: string) => load(`firebase-tools/lib/emulator/auth/${file}`);

export const { default: apiSpec } = from('apiSpec') as { default: EmulatorModules['apiSpec'] };
export const { createApp } = from('server') as Pick<EmulatorModules, 'createApp'>;
export const { AgentProjectState } = from('state') as Pick<EmulatorModules, 'AgentProjectState'>;
