import { loadServerEntry } from '@roommate/release-store/server-entry';
import * as shellApi from '@roommate/shell-api';
import * as shellApiQuery from '@roommate/shell-api/query';
import { createTestShell, renderOnServer } from '@roommate/shell-api/testing/server';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { describeRoutes } from './describe-routes.ts';

const shared = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@roommate/shell-api': shellApi,
  '@roommate/shell-api/query': shellApiQuery,
};

type Routes = Parameters<typeof renderOnServer>[0];

const hasRoutes = (module: unknown): module is { routes: Routes } =>
  typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** Renders a page with sample listings. */
async function renderedPage(routes: Routes, path: string, base: string) {
  createTestShell();
  try {
    const { html } = await renderOnServer(routes, path);
    const urls = [...attributes(html, 'src'), ...attributes(html, 'srcSet')];
    return {
      path,
      error: null,
      classes: [...new Set(attributes(html, 'class').flatMap((value) => value.split(' ')))],
      files: [...new Set(urls)].filter((url) => url.startsWith(base)).map((url) => url.slice(base.length)),
    };
  } catch (error) {
    return {
      path,
      error: error instanceof Error ? `${error.name}: ${error.message}` : 'It failed.',
      classes: [],
      files: [],
    };
  }
}

// node server-main.ts KIND FILE INTEGRITY BASE PATH...: loads a server entry and prints what its pages contain, as JSON.
const [kind = '', file = '', integrity = '', base = '', ...paths] = process.argv.slice(2);
const module = await loadServerEntry({ file, integrity, base }, { shared, node: kind === 'shell' });
const routes = hasRoutes(module) ? module.routes : [];
const pages: unknown[] = [];
for (const path of kind === 'shell' ? [] : paths) pages.push(await renderedPage(routes, path, base));
process.stdout.write(JSON.stringify({ routes: describeRoutes(routes), pages }), () => process.exit(0));
