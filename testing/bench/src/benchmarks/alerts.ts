import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '@roommate/database';
import { places } from '@roommate/places';
import { ObjectId } from 'mongodb';
import { measure } from '../measure.ts';
import { median } from '../median.ts';
import { Client } from '../send.ts';
import type { MeasuredServer } from '../servers/measured-server.ts';
import type { Stage } from '../servers/stage.ts';
import { ms, table } from '../table.ts';
import { operations } from './operations.ts';

/** Different numbers of listings, so that each API has a database of its own. */
const [WITHOUT, WITH] = [24, 25];
/** Searches that the API saves. The others are copies of them, for other users. */
const TEMPLATES = 200;
const BATCH = 2000;
const POSTS = 20;

/** Every eighth search has only a text. */
const TEXT_EVERY = 8;
const filters = ['', '&rentMax=8000', '&rentMin=8000&rentMax=15000', '&roomType=Single', '&roomType=Shared'];

async function saveTemplates(stage: Stage, { url }: MeasuredServer): Promise<void> {
  const client = new Client(url, 1);
  const areas = places.filter(({ kind }) => kind === 'area' || kind === 'thana');
  for (let nth = 0; nth < TEMPLATES; nth += 1) {
    const area = areas[Math.floor(nth / filters.length) % areas.length];
    const inArea = `place=${area?.id ?? ''}${filters[nth % filters.length] ?? ''}`;
    const query = nth % TEXT_EVERY === 0 ? `q=word${nth}` : inArea;
    const headers = { authorization: `Bearer ${await stage.tokens.of(`uid-template-${nth}`)}` };
    const { status } = await client.send({
      method: 'POST',
      path: '/saved-searches',
      headers,
      body: { query },
    });
    if (status !== 201) throw new Error(`Saving the search ${query} responds with ${status}.`);
  }
  await client.close();
}

async function copyTemplates({ db }: OpenDatabase, count: number): Promise<void> {
  const searches = db.collection('savedsearches');
  const templates = await searches.find().toArray();
  for (let start = templates.length; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    await searches.insertMany(
      Array.from({ length: size }, (_, nth) => ({
        ...templates[(start + nth) % templates.length],
        _id: new ObjectId(),
        uid: randomUUID(),
      })),
      { ordered: false },
    );
  }
}

/** Waits until the alerts of all posts exist. */
async function settled({ db }: OpenDatabase): Promise<void> {
  const waiting = { alertsDue: { $exists: true } };
  while ((await db.collection('listings').countDocuments(waiting)) > 0) await delay(5);
}

/** Posts without and with saved searches, one at a time: the response does not wait for the alerts. */
export async function alerts(stage: Stage, count: number): Promise<string> {
  const servers = [await stage.startApi(WITHOUT), await stage.startApi(WITH)];
  const [, measured] = servers;
  const { compared } = await operations(stage.tokens);
  const post = compared.find(({ name }) => name === 'POST');
  if (!measured || !post) throw new Error('The benchmark has no post.');
  await saveTemplates(stage, measured);
  const database = await openDatabase(stage.databaseOf(WITH));
  try {
    await copyTemplates(database, count);
    const [none, many] = await measure(servers, post.request, { requests: POSTS, connections: 1 });
    await settled(database);
    const client = new Client(measured.url, 1);
    const before = await database.db.collection('alerts').countDocuments();
    const waits: number[] = [];
    for (let nth = 0; nth < POSTS; nth += 1) {
      const began = performance.now();
      await client.send(post.request(measured, nth));
      await settled(database);
      waits.push(performance.now() - began);
    }
    await client.close();
    const created = (await database.db.collection('alerts').countDocuments()) - before;
    return table([
      ['POST /roommates, median', 'no searches', `${count} searches`, 'added'],
      [
        'until the response, ms',
        ms(none?.latencyMs ?? NaN),
        ms(many?.latencyMs ?? NaN),
        ms((many?.latencyMs ?? NaN) - (none?.latencyMs ?? NaN)),
      ],
      ['until all alerts exist, ms', '', ms(median(waits)), ''],
      ['alerts of a post', '', (created / POSTS).toFixed(0), ''],
    ]);
  } finally {
    await database.close();
  }
}
