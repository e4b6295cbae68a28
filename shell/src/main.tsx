import '@roommate/ui/styles.css';
import './app/app-shell-placeholder.css';
import './app/page-transitions.css';
import './app/page-skeleton/frame.css';
import './app/page-skeleton/title-blocks.css';
import './app/page-skeleton/list-blocks.css';
import './app/page-skeleton/listing-blocks.css';
import './app/page-skeleton/field-blocks.css';
import './app/page-skeleton/wide-screens.css';
import { nextPaint } from './async/next-paint.ts';
import { nextTask } from './async/next-task.ts';
import { mayBeSignedIn } from './auth/may-be-signed-in.ts';
import { readPageConfig, readPageData, readRegistry } from './config/page-config.ts';
import { verifyReleaseFiles } from './integrity/verify-release-files.ts';
import { createContainerLoader } from './remotes/container-loader.ts';
import { loadQueryLibrary } from './remotes/load-query-library.ts';
import { RemoteCatalogue } from './remotes/remote-catalogue.ts';
import { createReporter } from './reporting/create-reporter.ts';
import { reportUncaught } from './reporting/report-uncaught.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const config = readPageConfig();
const registry = readRegistry();
const report = createReporter(config.shell.version);
reportUncaught(registry, report);
verifyReleaseFiles(config, registry);

async function start(element: HTMLElement): Promise<void> {
  const data = readPageData();
  // A rendered page shows already. It must react to the visitor in between: docs/decisions/0269-start-in-steps.md.
  const nextStep = async (): Promise<void> => (data ? nextTask() : undefined);
  // The title and the skeleton show first. On a later visit, the files are here before the browser has painted.
  await (data ? nextTask() : nextPaint());
  const catalogue = new RemoteCatalogue(registry, createContainerLoader(), report);
  // Pages for signed-in people load data. That library loads while the shell finds out who is signed in.
  if (catalogue.isGuarded(location.pathname) && mayBeSignedIn())
    void loadQueryLibrary().catch(() => undefined);
  // The files of the page load while React and the layout start.
  if (data) void catalogue.prefetchRoutes(location.pathname).catch(() => undefined);
  await nextStep();
  // A module runs when it is first imported. React takes a third of that time.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextStep();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/start-page.tsx');
  await nextStep();
  await startPage(element, { config, catalogue, data });
}
void start(root);
