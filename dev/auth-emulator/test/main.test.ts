import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { exitCode, newDataDir, run } from '../src/testing/run-program.ts';

describe('the start of the auth emulator', () => {
  const start = async (env: Record<string, string>) => {
    const program = run({ AUTH_EMULATOR_DATA: await newDataDir(), ...env });
    return { code: await exitCode(program), output: program.output() };
  };

  it('is refused in production', async () => {
    const { code, output } = await start({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(output).toBe(
      'The auth emulator does not run with NODE_ENV=production: configure a Firebase project.\n',
    );
  });

  it('is refused for a project that is not a demo project', async () => {
    const { code, output } = await start({ FIREBASE_PROJECT_ID: 'roommate-dhaka' });
    expect(code).toBe(1);
    expect(output).toBe(
      'FIREBASE_PROJECT_ID is wrong: the auth emulator takes only a project id that starts with demo-.\n',
    );
  });

  it('is refused on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({ AUTH_EMULATOR_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken: stop the process that uses it, or set AUTH_EMULATOR_PORT to another.\n`,
    );
  });
});
