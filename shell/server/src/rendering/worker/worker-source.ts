/** What a worker runs, with the options that Node needs to run it. */
interface WorkerSource {
  source: string | URL;
  options: { eval?: boolean; execArgv: string[] };
}

/** Tests run the sources. tsx must register inside the thread, because Node starts it without the loaders of the process. */
const fromSource = (main: URL): WorkerSource => ({
  source: `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(main.href)}); });`,
  options: { eval: true, execArgv: ['--conditions=@roommate/source'] },
});

export function workerSource(): WorkerSource {
  const isSource = import.meta.url.endsWith('.ts');
  const main = new URL(`main${isSource ? '.ts' : '.js'}`, import.meta.url);
  return isSource ? fromSource(main) : { source: main, options: { execArgv: [] } };
}
