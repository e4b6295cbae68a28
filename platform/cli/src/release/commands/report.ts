import type { Build } from '../builds/build.ts';
import type { Check } from '../checks/check.ts';

const SHOWN_PACKAGES = 10;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);

const bytesOf = (modules: Record<string, number> = {}): number =>
  Object.values(modules).reduce((sum, size) => sum + size, 0);

/** The bundled size of each package, largest first. */
function packageLines({ packages = {} }: Build): string[] {
  const all = Object.entries(packages)
    .map(([name, modules]) => [name, bytesOf(modules)] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `  ${kilobytes(bytes)}  ${name === '.' ? 'own code' : name}`);
  const others = all.length - SHOWN_PACKAGES;
  return others > 0 ? [...all.slice(0, SHOWN_PACKAGES), `  and ${others} smaller packages`] : all;
}

/** The packages from the shell, with the size that the build still bundles, such as the functions of JSX. */
function sharedLines(build: Build): string[] {
  if (build.kind === 'shell') return [];
  const { packages = {}, shared } = build;
  return [
    '  from the shell, with the bundled size',
    ...shared.map(
      ({ name, requiredVersion }) => `  ${kilobytes(bytesOf(packages[name]))}  ${name} ${requiredVersion}`,
    ),
  ];
}

/** The checks, the sizes and the content of a build, for the terminal. */
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
    '  bundled, before minification and tree shaking',
    ...packageLines(build),
    ...sharedLines(build),
  ].join('\n');
}
