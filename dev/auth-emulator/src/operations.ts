import { emulatorRules } from '@roommate/contracts';

/** An operation of the identity provider. */
export interface Operation {
  /** Path of the POST request. */
  path: string;
  /** Whether it changes the accounts. Then they must be on the disk before the response. */
  writes: boolean;
  /** Whether the SDK sends a form instead of JSON. A page of another site can send forms, so these change no account. */
  form: boolean;
}

const FORM_PATH = '/securetoken.googleapis.com/v1/token';

/** All operations that the Firebase SDK uses for the product. No other operation exists here. */
export const operations: readonly Operation[] = emulatorRules
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => ({ path, writes: !path.endsWith(':lookup'), form: path === FORM_PATH }));
