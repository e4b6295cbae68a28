import '@roommate/ui/styles.css';
import './app/app-shell-placeholder.css';
import { startPage } from './app/start-page.tsx';
import { readPageConfig, readPageData, readRegistry } from './config/page-config.ts';
import { verifyReleaseFiles } from './integrity/verify-release-files.ts';
import { createFederationLoader } from './remotes/federation-loader.ts';
import { RemoteCatalogue } from './remotes/remote-catalogue.ts';
import { createReporter } from './reporting/create-reporter.ts';
import { reportUncaught } from './reporting/report-uncaught.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const config = readPageConfig();
const registry = readRegistry();
const report = createReporter(config.shell.version);
reportUncaught(registry, report);
verifyReleaseFiles(config, registry);
const catalogue = new RemoteCatalogue(registry, createFederationLoader(registry), report);
void startPage(root, { config, catalogue, data: readPageData() });
