import { z } from 'zod';
import { httpUrlField, mongoUriField, optionalPortField, portField } from './fields.ts';
import { trustedProxiesField } from './network-fields.ts';
import { readEnv } from './read-env.ts';

const schema = z.object({
  PORT: portField(3000),
  METRICS_PORT: optionalPortField(),
  SITE_URL: httpUrlField().optional(),
  MONGODB_URI: mongoUriField().optional(),
});

describe('configuration from the environment', () => {
  it('uses defaults for what is not set or empty', () => {
    expect(readEnv(schema, { PORT: '', UNRELATED: 'x' })).toEqual({ PORT: 3000 });
  });

  it('reads what is set', () => {
    expect(
      readEnv(schema, { PORT: '8080', METRICS_PORT: '9464', SITE_URL: 'https://rooms.example/' }),
    ).toEqual({
      PORT: 8080,
      METRICS_PORT: 9464,
      SITE_URL: 'https://rooms.example',
    });
  });

  it('names every wrong variable in a sentence of its own and never repeats the value', () => {
    const read = () => readEnv(schema, { PORT: '99999', MONGODB_URI: 'secret@host' });
    expect(read).toThrow(
      'PORT is wrong: it must be a port number from 1 to 65535.\n' +
        'MONGODB_URI is wrong: it must start with mongodb:// or mongodb+srv://.',
    );
    expect(read).not.toThrow('secret');
  });
});

describe('trusted proxies', () => {
  const proxies = z.object({ PROXIES: trustedProxiesField().optional() });

  it.each([
    ['loopback', ['loopback']],
    ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
  ])('may be %s', (text, networks) => {
    expect(readEnv(proxies, { PROXIES: text })).toEqual({ PROXIES: networks });
  });

  it.each(['*', 'true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', ','])(
    'may not be %s',
    (text) => {
      expect(() => readEnv(proxies, { PROXIES: text })).toThrow('PROXIES is wrong: it must list addresses');
    },
  );
});
