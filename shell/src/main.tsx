import '@roommate/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createShell } from './app/create-shell.tsx';
import { readRegistry, readSiteConfig } from './config/page-config.ts';
import { createFederationLoader } from './remotes/federation-loader.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const registry = readRegistry();
createRoot(root).render(createShell(readSiteConfig(), registry, createFederationLoader(registry)));
