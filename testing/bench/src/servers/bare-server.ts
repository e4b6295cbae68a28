import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { MongoClient, ObjectId } from 'mongodb';
import { serveBare } from './bare-endpoint.ts';

/**
 * What the API is compared with: `node:http` and the database driver, and nothing else. No validation, no tokens, no limits,
 * no log, no metrics of requests.
 */
const { MONGODB_URI = '' } = process.env;
const client = await MongoClient.connect(MONGODB_URI);
const listings = client.db().collection('listings');
const projection = { recentLikers: 0, recentUnlikers: 0, likersMoved: 0, words: 0 };
const newestFirst = { createdAt: -1, _id: -1 } as const;

const send = (response: ServerResponse, body: unknown): void => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};
const page = (filter: object, limit: number) =>
  listings.find(filter, { projection }).sort(newestFirst).limit(limit).toArray();

const server = createServer((request, response) => {
  const respond = async (): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare.invalid');
    const limit = Number(searchParams.get('limit'));
    if (pathname === '/health/live') return { status: 'ok' };
    if (pathname === '/roommates/available') return page({ availability: 'available' }, limit);
    if (pathname === '/roommates' && request.method === 'GET') return page({}, limit);
    if (pathname === '/roommates') {
      const now = new Date();
      const fields = JSON.parse(await text(request)) as object;
      return listings.insertOne({ ...fields, ownerUid: 'uid-bare', createdAt: now, updatedAt: now });
    }
    const _id = new ObjectId(pathname.slice('/roommates/'.length));
    if (request.method === 'GET') return listings.findOne({ _id }, { projection });
    const fields = JSON.parse(await text(request)) as object;
    return listings.updateOne({ _id }, { $set: { ...fields, updatedAt: new Date() } });
  };
  void respond().then((body) => send(response, body));
});

await serveBare(server, () => client.close());
