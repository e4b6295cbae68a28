/** The proxy's replacement for the site's response. `reset` ends the connection; `hang` sends nothing for 30 s. */
export interface FaultyResponse {
  status: number;
  type: string;
  body: Buffer;
  /** Whether browsers may cache it forever, like the files of releases. */
  cacheable?: boolean;
}

export type Outcome = FaultyResponse | 'reset' | 'hang';

export interface RemoteFile {
  /** Relative to the folder of the release. */
  name: string;
  original: FaultyResponse;
}

export const ENTRY = 'remoteEntry.js';

export interface Fault {
  name: string;
  /** Undefined: the file stays unchanged. */
  file: (file: RemoteFile) => Outcome | undefined;
  /** The entry's hash in the site's page, if it differs from the hash of the original entry. */
  entryHash?: (entry: Buffer) => string;
}
