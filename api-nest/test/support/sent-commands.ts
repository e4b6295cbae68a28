import type { Connection } from 'mongoose';

/** The commands that the API sends to the database during a test. */
export interface SentCommands {
  readonly commands: Record<string, unknown>[];
  forget(): void;
  /** The plan stages, and the numbers of examined documents and index keys, of every query since the last call. */
  plans(): Promise<SentPlan[]>;
}

interface SentPlan {
  command: Record<string, unknown>;
  stages: string[];
  /** Documents. */
  examined: number;
  returned: number;
  /** Keys of indexes. */
  keys: number;
}

/** Whether a command serves a request. Every few seconds, the API also looks for webhooks and alerts that are due. */
export const isForRequest = (command: Record<string, unknown>): boolean => {
  const [collection] = Object.values(command);
  return !String(collection).startsWith('webhook') && !Object.hasOwn(command.filter ?? {}, 'alertsDue');
};

/** Whether a command reads listings for a request. */
export const readsListings = (command: Record<string, unknown>): boolean =>
  command.find === 'listings' && isForRequest(command);

/** Fields that the driver adds to each command and that explain refuses. */
const SESSION = ['lsid', '$db', 'txnNumber', 'writeConcern', '$clusterTime'];
const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'];

/** Only one command of a batch can be explained. The others have the same shape. */
const firstOfBatch = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, 1) : value);

function explainable(command: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(command).filter(([name]) => !SESSION.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, /^(updates|deletes)$/.test(name) ? firstOfBatch(value) : value]),
  );
}

function stagesIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(stagesIn);
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    key === 'stage' ? [String(value)] : key === 'rejectedPlans' ? [] : stagesIn(value),
  );
}

function highestIn(plan: unknown, name: 'totalDocsExamined' | 'totalKeysExamined' | 'nReturned'): number {
  if (Array.isArray(plan)) return Math.max(0, ...plan.map((part) => highestIn(part, name)));
  if (typeof plan !== 'object' || plan === null) return 0;
  const own = Number((plan as Record<string, unknown>)[name] ?? 0);
  return Math.max(own, ...Object.values(plan).map((part) => highestIn(part, name)));
}

export function recordCommands(connection: Connection): SentCommands {
  const commands: Record<string, unknown>[] = [];
  const take = () => commands.splice(0);
  connection.getClient().on('commandStarted', ({ command }) => {
    commands.push(command);
  });
  return {
    commands,
    forget: () => void take(),
    async plans() {
      const plans: SentPlan[] = [];
      for (const command of take().filter((sent) => EXPLAINED.some((name) => name in sent))) {
        const plan = await connection.db?.command({
          explain: explainable(command),
          verbosity: 'executionStats',
        });
        plans.push({
          command,
          stages: stagesIn(plan),
          examined: highestIn(plan, 'totalDocsExamined'),
          returned: highestIn(plan, 'nReturned'),
          keys: highestIn(plan, 'totalKeysExamined'),
        });
      }
      take();
      return plans;
    },
  };
}
