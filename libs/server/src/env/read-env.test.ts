import { z } from 'zod';
import { httpUrlField, mongoUriField, optionalPortField, portField } from './fields.ts';
import { hostField, trustedProxiesField } from './network-fields.ts';
import { readEnv } from './read-env.ts';

const schema = z.object({
  PORT: portField(3000),
  METRICS_PORT: optionalPortField(),
  SITE_URL: httpUrlField().optional(),
  MONGODB_URI: mongoUriField().optional(),
});

describe('configuration from the environment', () => {
  it('uses defaults for variables that are not set or empty', () => {
    expect(readEnv(schema, { PORT: '', UNRELATED: 'x' })).toEqual({ PORT: 3000 });
  });

  it('reads the variables that are set', () => {
    expect(
      readEnv(schema, { PORT: '8080', METRICS_PORT: '9464', SITE_URL: 'https://rooms.example/' }),
    ).toEqual({
      PORT: 8080,
      METRICS_PORT: 9464,
      SITE_URL: 'https://rooms.example',
    });
  });

  it('reports each wrong variable on its own line, but never its value', () => {
    const read = () => readEnv(schema, { PORT: '99999', MONGODB_URI: 'secret@host' });
    expect(read).toThrow(
      'PORT is wrong: it must be a port number from 1 to 65535.\n' +
        'MONGODB_URI is wrong: it must start with mongodb:// or mongodb+srv://.',
    );
    expect(read).not.toThrow('secret');
  });

  it('reports a variable that breaks several rules only once', () => {
    const strict = z.object({ NAME: z.string().min(3, 'too short.').regex(/^x/, 'it must start with x.') });
    expect(() => readEnv(strict, { NAME: 'a' })).toThrow(/^NAME is wrong: too short\.$/);
  });
});

describe('trusted proxies', () => {
  const proxies = z.object({ PROXIES: trustedProxiesField().optional() });

  it.each([
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
  ])('can be %s', (text, networks) => {
    expect(readEnv(proxies, { PROXIES: text })).toEqual({ PROXIES: networks });
  });

  it.each(['*', 'true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', ','])(
    'cannot be %s',
    (text) => {
      expect(() => readEnv(proxies, { PROXIES: text })).toThrow(
        'PROXIES is wrong: it must list IP addresses',
      );
    },
  );
});

describe('the URI of a database', () => {
  const databases = z.object({ DATABASE: mongoUriField() });

  it.each([
    'mongodb://db.example/rooms',
    'mongodb://nusrat:p%40ss@db-1:27017,db-2:27018/rooms?replicaSet=rs0&w=majority',
    'mongodb+srv://nusrat:secret@cluster.example/?retryWrites=true',
    'mongodb://[::1]:27017',
    'mongodb://%2Ftmp%2Fmongodb-27017.sock/rooms',
  ])('can be %s', (DATABASE) => {
    expect(readEnv(databases, { DATABASE })).toEqual({ DATABASE });
  });

  it.each([
    'mongodb://',
    'mongodb:///rooms',
    'mongodb://nusrat:sec/ret@db.example/rooms',
    'mongodb://nusrat:sec@ret@db.example/rooms',
    'mongodb://db.example:port',
    'mongodb://db.example,/rooms',
    'mongodb://db.example/rooms of Dhaka',
  ])('cannot be %s', (DATABASE) => {
    expect(() => readEnv(databases, { DATABASE })).toThrow(
      /^DATABASE is wrong: it must be like mongodb:\/\/host:27017\/name, .+\.$/,
    );
  });
});

describe('the host of a server', () => {
  const hosts = z.object({ HOST: hostField() });

  it.each(['127.0.0.1', '0.0.0.0', '::', 'localhost', 'rooms-1.example'])('can be %s', (HOST) => {
    expect(readEnv(hosts, { HOST })).toEqual({ HOST });
  });

  it.each(['http://localhost', 'localhost:3000', '[::1]', '-', 'a b'])('cannot be %s', (HOST) => {
    expect(() => readEnv(hosts, { HOST })).toThrow(
      'HOST is wrong: it must be an IP address or a host name of this machine',
    );
  });
});
