import { MongoClient } from 'mongodb';

/** What all queries have read since the database server started. */
export interface ReadCounts {
  examined: number;
  returned: number;
}

interface ServerStatus {
  metrics: { queryExecutor: { scannedObjects: number }; document: { returned: number } };
}

/** Reads the counters of a database server: https://www.mongodb.com/docs/manual/reference/command/serverStatus */
export async function readCounts(uri: string): Promise<ReadCounts> {
  const client = await MongoClient.connect(uri);
  try {
    const { metrics } = (await client.db('admin').command({ serverStatus: 1 })) as ServerStatus;
    return {
      examined: Number(metrics.queryExecutor.scannedObjects),
      returned: Number(metrics.document.returned),
    };
  } finally {
    await client.close();
  }
}
