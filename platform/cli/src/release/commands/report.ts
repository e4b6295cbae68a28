import type { Build } from '../builds/build.ts';
import type { Check } from '../checks/check.ts';

const shownPackages = 10;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

const bytesOf = (modules: Record<string, number> = {}): number =>
  Object.values(modules).reduce((sum, size) => sum + size, 0);

/** The sizes of what the build carries of each package, the largest first. */
function packageLines({ packages = {} }: Build): string[] {
  const all = Object.entries(packages)
    .map(([name, modules]) => [name, bytesOf(modules)] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `  ${kilobytes(bytes)}  ${name === '.' ? 'own code' : name}`);
  const others = all.length - shownPackages;
  return others > 0 ? [...all.slice(0, shownPackages), `  and ${others} smaller ones`] : all;
}

/** What a remote takes from the shell, and what it carries of it all the same, such as the functions that JSX calls. */
function sharedLines(build: Build): string[] {
  if (build.kind === 'shell') return [];
  const { packages = {}, shared } = build;
  return [
    '  taken from the shell, and what is carried of it',
    ...shared.map(
      ({ name, requiredVersion }) => `  ${kilobytes(bytesOf(packages[name]))}  ${name} ${requiredVersion}`,
    ),
  ];
}

/** What was checked, what a release weighs and of what it is made, for the terminal. */
export function report(build: Build, checks: readonly Check[]): string {
  const { name, release, sizes } = build;
  return [
    `${name} ${release.version}`,
    ...checks.map(({ title, failures }) => `  ${failures.length === 0 ? '✓' : '✗'} ${title}`),
    '  kind            files      bytes     brotli',
    ...Object.entries(sizes).map(
      ([kind, { files, bytes, brotliBytes }]) =>
        `  ${kind.padEnd(12)} ${String(files).padStart(8)} ${kilobytes(bytes)} ${kilobytes(brotliBytes)}`,
    ),
    '  carried, before minification and tree shaking',
    ...packageLines(build),
    ...sharedLines(build),
  ].join('\n');
}
