import { containerName } from '@roommate/contracts';
import { integrityOf } from '@roommate/release-store';
import { ENTRY, type Fault, type FaultyResponse, type Outcome, type RemoteFile } from './fault-types.ts';
import { throwingAtLoad, throwingInLoader, throwingOnRender } from './broken-entry.ts';

const plain = (status: number): FaultyResponse => ({
  status,
  type: 'text/plain',
  body: Buffer.from('chaos'),
});
const html: FaultyResponse = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: Buffer.from('<!doctype html><title>Sign in to the network</title>'),
};
const isScript = ({ name }: RemoteFile): boolean => name.endsWith('.js');
const isStyle = ({ name }: RemoteFile): boolean => name.endsWith('.css');

/** Destroys the middle of the file, which is code. */
function corrupted({ original }: RemoteFile): FaultyResponse {
  const body = Buffer.from(original.body);
  body.fill('}', body.length / 2, body.length / 2 + 20);
  return { ...original, body, cacheable: true };
}

const truncated = ({ original }: RemoteFile): FaultyResponse => ({
  ...original,
  body: original.body.subarray(0, original.body.length / 2),
  cacheable: true,
});

const always =
  (outcome: Outcome): Fault['file'] =>
  () =>
    outcome;
const only =
  (which: (file: RemoteFile) => boolean, outcome: (file: RemoteFile) => Outcome): Fault['file'] =>
  (file) =>
    which(file) ? outcome(file) : undefined;

/** A release whose entry itself is broken: the registry has the hash of the broken entry. */
const release = (name: string, broken: (entry: Buffer) => Buffer): Fault => ({
  name,
  file: (file) => (file.name === ENTRY ? { ...file.original, body: broken(file.original.body) } : undefined),
  entryHash: (entry) => integrityOf(broken(entry)),
});

/** Faults of the whole remote, then faults of the files that its pages load after the entry. */
export function faultsOf(remote: string): Fault[] {
  const container = containerName(remote);
  const late = ({ name }: RemoteFile): boolean => name !== ENTRY;
  return [
    { name: 'server down', file: always('reset') },
    { name: '404', file: always(plain(404)) },
    { name: '500', file: always(plain(500)) },
    { name: 'HTML instead of JS', file: only(isScript, () => html) },
    { name: 'corrupt JS', file: only(isScript, corrupted) },
    { name: 'truncated JS', file: only(isScript, truncated) },
    { name: 'wrong integrity', file: () => undefined, entryHash: () => integrityOf(Buffer.from('other')) },
    { name: '30 s hang', file: always('hang') },
    { name: 'CSS missing', file: only(isStyle, () => plain(404)) },
    release('throws at load', throwingAtLoad),
    release('throws on render', (entry) => throwingOnRender(entry, container)),
    release('throws in a loader', (entry) => throwingInLoader(entry, container)),
    { name: 'chunks: server down', file: only(late, () => 'reset') },
    { name: 'chunks: 404', file: only(late, () => plain(404)) },
    { name: 'chunks: corrupt JS', file: only((file) => late(file) && isScript(file), corrupted) },
    { name: 'chunks: 30 s hang', file: only(late, () => 'hang') },
  ];
}
