import { randomUUID } from 'node:crypto';
import { type Collection, type Db, type Document, MongoClient, type MongoServerError } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts';

/** A new database for one test file, on the server at MONGODB_URI or on an embedded one. */
export interface TestServer {
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** A new collection. */
  collection(): Collection<Document>;
  close(): Promise<void>;
}

export async function openTestServer(): Promise<TestServer> {
  const given = process.env.MONGODB_URI;
  const embedded: EmbeddedMongo | undefined =
    given === undefined || given === '' ? await startEmbeddedMongo() : undefined;
  const uri = embedded?.uri ?? given ?? '';
  const client = await new MongoClient(uri).connect();
  const db = client.db(`contract-${randomUUID().slice(0, 8)}`);
  return {
    uri,
    client,
    db,
    collection: () => db.collection(`c-${randomUUID().slice(0, 8)}`),
    close: async () => {
      await db.dropDatabase();
      await client.close();
      await embedded?.close();
    },
  };
}

/** Opens the server before the tests of a file and closes it after them. */
export function useTestServer(): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await openTestServer());
  });
  afterAll(() => server.close());
  return server;
}

/** The error of a command that must fail. */
export async function failure(work: Promise<unknown>): Promise<MongoServerError> {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome) return outcome.error as MongoServerError;
  throw new Error(`expected a failure, got ${JSON.stringify(outcome.value)}`);
}

/** All stages of an explained plan, from the outside in. Merged inputs (`inputStages`) follow one after another. */
export function stagesOf(plan: Document | undefined): string[] {
  if (!plan) return [];
  const inner = (plan.queryPlan ?? plan) as Document;
  const inputs = [inner.inputStage, ...((inner.inputStages ?? []) as unknown[])] as (Document | undefined)[];
  return [String(inner.stage), ...inputs.flatMap(stagesOf)];
}
