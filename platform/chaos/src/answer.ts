/** What the proxy sends instead of the site's own answer; `reset` ends the connection, `hang` says nothing for 30 s. */
export interface Answer {
  status: number;
  type: string;
  body: Buffer;
  /** Whether browsers keep it for good, as they keep the files of releases. */
  kept?: boolean;
}

export type Outcome = Answer | 'reset' | 'hang';

/** The files of a remote that a fault falls upon. */
export interface RemoteFile {
  /** Relative to the release's folder. */
  name: string;
  original: Answer;
}

export const ENTRY = 'remoteEntry.js';

export interface Fault {
  name: string;
  /** Undefined: the file comes as it is. */
  file: (file: RemoteFile) => Outcome | undefined;
  /** What the site's page says the entry's hash is, where that is not the hash of the entry as it comes. */
  entryHash?: (entry: Buffer) => string;
}
