import { singleVersionRegistry, type Release } from '@roommate/release-registry';
import { integrityOf } from '@roommate/release-store';
import { BROWSER_USER_AGENT, until } from '@roommate/server/testing';
import type { LightMyRequestResponse } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { registryOf, remote, shell, siteFixture, type SiteFixture } from './site-fixture.ts';

/** The shell's server entry: renders what the remote's entry returns. */
export const goodShell = `
exports.shared = { react: 'React' };
exports.start = ({ apiUrl }) => { exports.apiUrl = apiUrl; };
exports.render = async ({ url, remote }) => {
  const html = remote ? await remote.entry.page(url) : 'shell page';
  return { html: typeof html === 'string' && html !== '' ? '<main><h1>' + html + '</h1></main>' : html, head: '<link rel="preload">', meta: remote?.entry.meta?.(url), data: { loaderData: { url } } };
};
`;
/** A server entry whose pages name their URL and their release. */
export const good = `exports.page = (url) => require('react') + ' ' + new URL(url).pathname + ' of ' + require('release').base;`;
const template =
  '<html><head><!-- site:head --></head><body><!-- site:page --><div id="root">frame</div><noscript>This page needs JavaScript.</noscript><!-- /site:page --><!-- site:data --></body></html>';

const serverOf = (code: string) => ({ file: 'server.cjs', integrity: integrityOf(Buffer.from(code)) });

interface Version {
  version: string;
  /** The server entry; undefined: the release has none. */
  code: string | undefined;
}

interface Canary {
  version: string;
  percent: number;
}

interface RenderedSite {
  /** Publishes a version of a remote with a server entry. @param stored what the file contains, if not its entry */
  publish: (version: string, code: string, stored?: string) => Promise<void>;
  /** Writes a file into the folder of the releases. */
  write: (name: string, content: string) => Promise<void>;
  /** Publishes a version of the shell with a server entry, and version 1 of a good remote. */
  publishShell: (version: string, code: string, indexHtml?: string) => Promise<void>;
  /** Publishes several versions of a remote. The first is live. */
  publishAll: (versions: readonly Version[], canary?: Canary) => Promise<void>;
  inject: (request: {
    url: string;
    headers?: Record<string, string>;
    remoteAddress?: string;
  }) => Promise<LightMyRequestResponse>;
  html: (url: string) => Promise<string>;
  /** Starts what the site does in the background. */
  listen: () => Promise<unknown>;
  /** Waits until the page contains the text. */
  rendered: (url: string, text: string) => Promise<void>;
}

/** A site for each test of a file. Its pages are rendered on the server. */
export function useRenderedSite(options: Partial<SiteOptions> = {}): RenderedSite {
  let fixture: SiteFixture;
  beforeEach(async () => {
    // A busy machine may need long to start a process.
    fixture = await siteFixture({ renderingLoadLimitMs: 60_000, ...options });
  });
  afterEach(() => fixture.close());

  async function writeShell(version = 's', code = goodShell, indexHtml = template) {
    const base = `/shell/${version}/`;
    await fixture.write(`${base}index.html`, indexHtml);
    await fixture.write(`${base}server.cjs`, code);
    await fixture.write(`${base}static/index.css`, '.shell{}');
    return { ...shell, version, base, server: serverOf(code) };
  }

  async function write({ version, code }: Version, stored = code): Promise<Release> {
    await fixture.write(`mfe/mfe-marketing/${version}/static/routes.css`, '.routes{color:red}');
    if (stored !== undefined) await fixture.write(`mfe/mfe-marketing/${version}/server.cjs`, stored);
    return {
      ...remote(
        'mfe-marketing',
        version,
        { path: '/', access: 'public' },
        { path: '/faq', access: 'public' },
        { path: '/list', access: 'public', query: ['page', 'q'], pageParameter: 'page' },
        { path: '/areas/:id', access: 'public' },
        { path: '/rooms/:id', access: 'signed-in', rendersPublicData: true },
      ),
      ...(code !== undefined && { server: serverOf(code) }),
    };
  }

  async function publish(version: string, code: string, stored = code): Promise<void> {
    await fixture.publish(await writeShell(), registryOf(await write({ version, code }, stored)));
  }

  async function publishShell(version: string, code: string, indexHtml?: string): Promise<void> {
    const remotes = registryOf(await write({ version: '1', code: good }));
    await fixture.publish(await writeShell(version, code, indexHtml), remotes);
  }

  async function publishAll(versions: readonly Version[], canary: Canary | null = null): Promise<void> {
    const releases = await Promise.all(versions.map((version) => write(version)));
    const shellRelease = await writeShell();
    const registry = singleVersionRegistry(shellRelease, releases.slice(0, 1));
    const [channel] = Object.values(registry.remotes);
    if (!channel) throw new Error('Name a version.');
    for (const release of releases) {
      const [other] = Object.values(singleVersionRegistry(shellRelease, [release]).remotes);
      Object.assign(channel.releases, other?.releases);
    }
    await fixture.change({ ...registry, remotes: { 'mfe-marketing': { ...channel, canary } } });
  }

  const inject: RenderedSite['inject'] = ({ headers, ...request }) =>
    fixture.site.inject({ ...request, headers: { 'user-agent': BROWSER_USER_AGENT, ...headers } });
  const html = async (url: string): Promise<string> => (await inject({ url })).body;
  return {
    publish,
    write: (name, content) => fixture.write(name, content),
    publishShell,
    publishAll,
    html,
    inject,
    listen: () => fixture.site.listen({ host: '127.0.0.1', port: 0 }),
    rendered: (url, text) => until(async () => (await html(url)).includes(text)),
  };
}

/** Expects that visitors get the page without its content, and that the site stops rendering the release. */
export async function expectStopped({ inject, html }: RenderedSite): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await inject({ url: '/faq' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<div id="root">frame</div>');
  }
  // Each visit starts an attempt when the previous one has failed.
  await until(async () => {
    await html('/faq');
    return (await html('/operations.json')).includes('"rendering":"stopped"');
  });
}
