import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@roommate/embedded-mongo';

describe('npm run seed', () => {
  let mongo: EmbeddedMongo;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-command-'));
    mongo = await startEmbeddedMongo({ dataDir: join(folder, 'mongo') });
  });
  afterAll(async () => {
    await mongo.close();
    await rm(folder, { recursive: true });
  });

  /** Runs the command as npm does: in the repository's root, with the user's folder in INIT_CWD. */
  function run(...args: string[]): Promise<{ code: number; output: string }> {
    const env = {
      ...process.env,
      INIT_CWD: folder,
      MONGODB_URI: `${mongo.uri}/seed`,
      DATA_DIR: join(folder, 'data'),
    };
    const node = [
      '--conditions=@roommate/source',
      '--import',
      'tsx',
      join(__dirname, '../src/main.ts'),
      ...args,
    ];
    return new Promise((resolve) => {
      execFile(process.execPath, node, { cwd: join(__dirname, '../../..'), env }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  }

  const header = 'Location,Area,Bed,Bath,Price';
  const rejected = Array.from({ length: 25 }, (_, nth) => ({
    row: `"Banani, Dhaka",900 sqft,2,2,${nth} Dozen`,
    message: `line ${nth + 3}: Price must be like "20 Thousand" or "1.5 Lakh".`,
  }));
  const reasons = join('data', 'imports', 'offers.csv.rejected.txt');

  it('shows the first rejected rows and writes all of them to a file, also when run twice', async () => {
    const rows = [header, '"Banani, Dhaka",900 sqft,2,2,20 Thousand', ...rejected.map(({ row }) => row)];
    await writeFile(join(folder, 'offers.csv'), rows.join('\n'));
    for (const added of [
      '1 new listing, 0 changed listings, 0 listings',
      '0 new listings, 0 changed listings, 1 listing',
    ]) {
      const { code, output } = await run('--csv', 'offers.csv');
      expect(code).toBe(0);
      const [summary, ...details] = output.slice(output.indexOf('26 rows')).trimEnd().split('\n');
      expect(summary).toBe(`26 rows: ${added} unchanged, 25 rows rejected.`);
      expect(details).toEqual([
        ...rejected.slice(0, 20).map((row) => `  ${row.message}`),
        '  … and 5 more rows.',
        `All rejected rows with their reasons: ${join(folder, reasons)}`,
      ]);
      const listed = await readFile(join(folder, reasons), 'utf8');
      expect(listed).toBe(`${rejected.map((row) => row.message).join('\n')}\n`);
    }
  });

  it('removes the file of an earlier import when no row is rejected', async () => {
    await writeFile(join(folder, 'offers.csv'), `${header}\n"Banani, Dhaka",900 sqft,2,2,20 Thousand\n`);
    const { code, output } = await run('--csv', 'offers.csv');
    expect([code, output]).toEqual([0, expect.stringContaining('0 rows rejected.')]);
    expect(output).not.toContain('All rejected rows');
    await expect(access(join(folder, reasons))).rejects.toThrow('ENOENT');
  });

  it.each([
    [[], /^error: required option '--csv <file>' not specified\n$/],
    [['--csv', 'x.csv', '--csw'], /^error: unknown option '--csw'\n/],
    [['--csv', 'none.csv'], /^\S+none\.csv cannot be loaded: the file cannot be read \(ENOENT\)\.\n$/],
  ])('reports in one line why %j is wrong', async (args, message) => {
    const { code, output } = await run(...args);
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
  });
});
