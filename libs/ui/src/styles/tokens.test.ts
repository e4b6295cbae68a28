import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../testing/contrast.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

const colours = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );

const light = colours(lightCss);
const modes: Record<string, Record<string, string>> = { light, dark: { ...light, ...colours(darkCss) } };

const grounds = ['paper', 'surface', 'sunken'];
const on = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((ground) => [text, ground] as const));

// WCAG 2.2: 1.4.3 for text, 1.4.11 for the parts that identify a control.
const textPairs = [
  ...on(['ink', 'ink-muted', 'action', 'action-hover', 'accent-text', 'danger'], grounds),
  ...on(['ink', 'action', 'action-hover'], ['action-soft']),
  ...on(['ink', 'accent-text'], ['accent-soft']),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['positive', 'positive-soft'],
  ['negative', 'negative-soft'],
] as const;
const controlPairs = on(['line-strong', 'focus', 'action', 'danger'], grounds);

describe.each(Object.entries(modes))('colours in %s mode', (_mode, palette) => {
  const ratio = (a: string, b: string) => contrast(palette[a] ?? '', palette[b] ?? '');

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s is visible on %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('calculates the ratios of the WCAG examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
