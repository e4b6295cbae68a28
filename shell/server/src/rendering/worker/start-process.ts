import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkerSetup } from './messages.ts';

/** The limit of V8. A process that reaches it aborts. */
const HEAP_MB = 192;
/** Pages leave little behind. Without this limit, a process takes 30 MB more and renders no faster. */
const NEW_OBJECTS_MB = 2;
/** The limit of the system: the heap, buffers, and the 50 MB of a process that does nothing. */
const DATA_KB = 384 * 1024;
/** More than all pages of a process take. A process in an endless loop does not notice that the site has been killed. */
const CPU_S = 600;

/**
 * Sets the limits, then becomes Node. If the machine has too little memory, the system ends this process and not the site.
 * An abort must not write the memory to the disk.
 */
const LIMITED = `[ ! -w /proc/self/oom_score_adj ] || echo 1000 > /proc/self/oom_score_adj
ulimit -c 0; ulimit -d ${DATA_KB}; ulimit -t ${CPU_S}
exec "$0" "$@"`;

/** Tests and development run the sources. */
const isSource = import.meta.url.endsWith('.ts');
const main = fileURLToPath(new URL(`main${isSource ? '.ts' : '.js'}`, import.meta.url));
const nodeFlags = [
  `--max-old-space-size=${HEAP_MB}`,
  `--max-semi-space-size=${NEW_OBJECTS_MB}`,
  ...(isSource ? ['--conditions=@roommate/source', '--import', 'tsx'] : []),
];

/** Windows has no such limits, so only the heap has one there. */
const [command, ...limits] =
  process.platform === 'win32' ? [process.execPath] : ['/bin/sh', '-c', LIMITED, process.execPath];

/** What decides dates and trusted certificates. Releases see nothing else of the environment, which has secrets. */
const keptVariables = ['TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
const keptEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(keptVariables.map((name) => [name, process.env[name]]));

/** Starts a process that renders pages. */
export const startProcess = (setup: WorkerSetup): ChildProcess =>
  spawn(command, [...limits, ...nodeFlags, main, JSON.stringify(setup)], {
    env: keptEnvironment(),
    // The output of releases does not belong in the site's log, except errors at the start. The last one is for messages.
    // On Windows, reads and writes of a usual pipe block each other (nodejs/node#29238). Elsewhere both kinds are the same.
    stdio: ['ignore', 'ignore', 'pipe', 'overlapped'],
  });
