import { MongoClient } from 'mongodb';

/** What all queries have read since the database server started. */
export interface ReadCounts {
  /** Documents. */
  examined: number;
  /** Keys of indexes. */
  keys: number;
  returned: number;
}

interface ServerStatus {
  metrics: { queryExecutor: { scanned: number; scannedObjects: number }; document: { returned: number } };
}

/** Reads the counters of a database server: https://www.mongodb.com/docs/manual/reference/command/serverStatus */
export async function readCounts(uri: string): Promise<ReadCounts> {
  const client = await MongoClient.connect(uri);
  try {
    const { metrics } = (await client.db('admin').command({ serverStatus: 1 })) as ServerStatus;
    return {
      examined: Number(metrics.queryExecutor.scannedObjects),
      keys: Number(metrics.queryExecutor.scanned),
      returned: Number(metrics.document.returned),
    };
  } finally {
    await client.close();
  }
}
