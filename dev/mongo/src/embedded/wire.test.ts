import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BSONType, deserialize, Long, serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.ts';

let server: EmbeddedMongo;
beforeAll(async () => {
  server = await startEmbeddedMongo();
});
afterAll(() => server.close());

function message(opCode: number, body: Buffer, length = 16 + body.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(77, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const opMsg = (command: object, flags = 0, tail: Buffer = Buffer.alloc(0)): Buffer =>
  message(2013, Buffer.concat([uint32(flags), Buffer.from([0]), serialize(command), tail]));

/** The whole next message. */
async function reply(socket: Socket): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < 16 || bytes.length < bytes.readInt32LE(0)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    bytes = Buffer.concat([bytes, chunk]);
  }
  return bytes;
}

async function withSocket<T>(work: (socket: Socket) => Promise<T>): Promise<T> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  try {
    return await work(socket);
  } finally {
    socket.destroy();
  }
}

it('replies to a driver’s first OP_QUERY with an OP_REPLY', async () => {
  const body = Buffer.concat([
    uint32(0),
    Buffer.from('admin.$cmd\0'),
    uint32(0),
    uint32(0xffffffff),
    serialize({ ismaster: 1, helloOk: true }),
  ]);
  const response = await withSocket(async (socket) => {
    socket.write(message(2004, body));
    return reply(socket);
  });
  expect(response.readInt32LE(8)).toBe(77);
  expect(response.readInt32LE(12)).toBe(1);
  expect(response.readInt32LE(32)).toBe(1);
  const hello = deserialize(response.subarray(36));
  expect(hello).toMatchObject({ ismaster: true, helloOk: true, ok: 1, maxWireVersion: 21 });
  for (const absent of ['topologyVersion', 'setName', 'compression'])
    expect(hello).not.toHaveProperty(absent);
});

it('accepts a checksum, several messages at once, and a message byte by byte', async () => {
  const ping = opMsg({ ping: 1, $db: 'admin' });
  const checked = opMsg({ ping: 1, $db: 'admin' }, 1, uint32(12345));
  await withSocket(async (socket) => {
    socket.setNoDelay(true);
    socket.write(Buffer.concat([ping, checked]));
    let seen = 0;
    socket.on('data', (chunk: Buffer) => {
      seen += chunk.length;
    });
    const size = 16 + 5 + serialize({ ok: 1 }).length;
    while (seen < size * 2) await once(socket, 'data');
    for (const byte of ping) socket.write(Buffer.from([byte]));
    while (seen < size * 3) await once(socket, 'data');
    expect(seen).toBe(size * 3);
  });
});

it('runs a message with moreToCome without a reply', async () => {
  await withSocket(async (socket) => {
    socket.write(opMsg({ insert: 'quiet', documents: [{ _id: 1 }], $db: 'wire' }, 2));
    socket.write(opMsg({ count: 'quiet', $db: 'wire' }));
    const response = await reply(socket);
    expect(deserialize(response.subarray(21))).toEqual({ n: 1, ok: 1 });
  });
});

it('refuses a date that JavaScript cannot represent', async () => {
  const bytes = opMsg({ insert: 'far', documents: [{ at: Long.MAX_VALUE }], $db: 'wire' });
  const type = bytes.indexOf(Buffer.from('\x12at\0', 'latin1'));
  bytes[type] = BSONType.date;
  const response = await withSocket(async (socket) => {
    socket.write(bytes);
    return reply(socket);
  });
  expect(deserialize(response.subarray(21))).toMatchObject({ n: 0, writeErrors: [{ code: 238 }] });
});

const end = (opCode: number, body: Buffer, length?: number): Buffer => message(opCode, body, length);
it.each<[string, Buffer]>([
  ['an unknown operation code', end(9999, Buffer.alloc(8))],
  ['compression', end(2012, Buffer.alloc(16))],
  ['a length below the header', end(2013, Buffer.alloc(8), 3)],
  ['a negative length', end(2013, Buffer.alloc(8), -5)],
  ['a length over the limit', end(2013, Buffer.alloc(8), 48_000_001)],
  ['no section', end(2013, uint32(0))],
  ['unknown flags', opMsg({ ping: 1, $db: 'admin' }, 8)],
  ['two bodies', opMsg({ ping: 1, $db: 'a' }, 0, Buffer.concat([Buffer.from([0]), serialize({ ping: 1 })]))],
  [
    'an unknown kind of section',
    end(2013, Buffer.concat([uint32(0), Buffer.from([7]), serialize({ ping: 1 })])),
  ],
  [
    'a document beyond the message',
    end(2013, Buffer.concat([uint32(0), Buffer.from([0]), uint32(500), Buffer.alloc(8)])),
  ],
  [
    'broken BSON',
    end(2013, Buffer.concat([uint32(0), Buffer.from([0, 12, 0, 0, 0, 2, 97, 0, 255, 255, 255, 127, 0])])),
  ],
  [
    'a sequence beyond the message',
    opMsg(
      { insert: 'c', $db: 'a' },
      0,
      Buffer.concat([Buffer.from([1]), uint32(999), Buffer.from('documents\0')]),
    ),
  ],
])('closes only the connection after %s', async (_name, bytes) => {
  await withSocket(async (socket) => {
    socket.resume();
    socket.write(bytes);
    await once(socket, 'close');
  });
  const client = new MongoClient(server.uri);
  expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
  await client.close();
});

it('survives random and mutated messages', async () => {
  let state = 42;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  const seeds = [
    opMsg({ find: 'c', filter: { a: { $gt: 1 } }, $db: 'fuzz' }),
    opMsg({ insert: 'c', documents: [{ a: [1, { b: 'x' }], d: new Date(1) }], $db: 'fuzz' }),
    opMsg({ update: 'c', updates: [{ q: {}, u: { $set: { 'a.b': 1 } }, upsert: true }], $db: 'fuzz' }),
    opMsg({ aggregate: 'c', pipeline: [{ $group: { _id: '$a' } }], cursor: {}, $db: 'fuzz' }),
  ];
  for (let i = 0; i < 300; i++) {
    const bytes = Buffer.from(seeds[random(seeds.length)] ?? []);
    for (let n = 0; n <= random(4); n++) bytes[16 + random(bytes.length - 16)] = random(256);
    await withSocket(async (socket) => {
      const replied = Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.end(bytes);
      await replied;
    });
  }
  const client = new MongoClient(server.uri);
  expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
  await client.close();
});
