import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join(__dirname, '..');
const readme = readFileSync(join(client, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/<!-- (examples\/\S+) -->\n\n```ts\n([^]*?)```\n\n<!-- \/example -->/g)];

it('shows the examples that the tests run', () => {
  expect(examples).toHaveLength(4);
  for (const [, file = '', code] of examples) expect(code).toBe(readFileSync(join(client, file), 'utf8'));
});

it('has examples of at most ten lines of code', () => {
  for (const [, file, code = ''] of examples) {
    const lines = code.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('/**'));
    expect([file, lines.length <= 10]).toEqual([file, true]);
  }
});
