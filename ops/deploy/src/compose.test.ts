import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { GRACE_MS } from '@roommate/server/http';
import { parseDocuments, PINNED_IMAGE } from './testing/manifests.ts';

interface Service {
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, { condition: string }>;
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly image: string;
  readonly secrets?: readonly string[];
  readonly build?: { context: string; dockerfile: string };
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Record<string, Service>;
  readonly networks: Record<string, { internal?: boolean }>;
  readonly volumes: Record<string, unknown>;
  readonly secrets: Record<string, { file: string }>;
}

const text = readFileSync(join(repositoryRoot, 'ops/deploy/compose.yaml'), 'utf8');
const [compose] = parseDocuments(text) as [Compose];
const { services } = compose;
const example = readFileSync(join(repositoryRoot, '.env.example'), 'utf8');

describe('compose.yaml', () => {
  it('sets only variables of the product', () => {
    const inside = Object.values(services).flatMap(({ environment }) => Object.keys(environment ?? {}));
    const fromOutside = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    expect(inside).toEqual(expect.arrayContaining(['MONGODB_URI', 'API_URL', 'FIREBASE_API_KEY']));
    for (const name of [...inside, ...fromOutside]) expect(example).toContain(`\n# ${name}=`);
  });

  it('refers only to networks, volumes and services that exist', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const network of service.networks) expect(compose.networks).toHaveProperty([network]);
      for (const volume of service.volumes ?? [])
        expect(compose.volumes).toHaveProperty([volume.split(':')[0] ?? '']);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(services).toHaveProperty([other]);
        // The images of the product have their own health check.
        const checked = services[other]?.healthcheck ?? services[other]?.build;
        if (condition === 'service_healthy') expect([name, other, checked]).not.toContain(undefined);
      }
      if (!service.build) continue;
      const context = resolve(repositoryRoot, 'ops/deploy', service.build.context);
      expect(existsSync(join(context, service.build.dockerfile))).toBe(true);
      expect(service.read_only).toBe(true);
    }
  });

  it('has a replica set of three database servers that only the API reaches', () => {
    expect(services.api?.environment?.MONGODB_URI).toBe(
      'mongodb://mongo-1:27017,mongo-2:27017,mongo-3:27017/roommate-dhaka?replicaSet=rs0',
    );
    expect(compose.networks.data).toEqual({ internal: true });
    const withData = Object.entries(services).filter(([, { networks }]) => networks.includes('data'));
    expect(withData.map(([name]) => name)).toEqual([
      'mongo-1',
      'mongo-2',
      'mongo-3',
      'mongo-init',
      'redis',
      'api',
    ]);
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['site']);
  });

  it('mounts the key file of the service account into the API, if there is one', () => {
    expect(compose.secrets).toEqual({
      'service-account': { file: '${FIREBASE_SERVICE_ACCOUNT_FILE:-/dev/null}' },
    });
    expect(services.api?.secrets).toEqual(['service-account']);
    expect(services.api?.environment?.FIREBASE_SERVICE_ACCOUNT_FILE).toBe(
      '${FIREBASE_SERVICE_ACCOUNT_FILE:+/run/secrets/service-account}',
    );
  });

  it('names the images of others by version and digest', () => {
    const others = Object.values(services).filter(({ build }) => build === undefined);
    expect(others.length).toBeGreaterThan(0);
    for (const { image } of others) expect(image).toMatch(PINNED_IMAGE);
  });

  it('publishes the site on the loopback interface only, because it trusts private networks', () => {
    expect(services.site?.environment?.SITE_TRUSTED_PROXIES).toBe('uniquelocal');
    for (const port of services.site?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('passes the limits of the rendering to the site', () => {
    expect(services.site?.environment).toMatchObject({
      RENDERING_MAX_WAIT_MS: '${RENDERING_MAX_WAIT_MS:-}',
      RENDERING_LOAD_LIMIT_MS: '${RENDERING_LOAD_LIMIT_MS:-}',
    });
  });

  it('waits longer for a stop than running requests may take', () => {
    const stopping = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(stopping.map(([name]) => name)).toEqual(['api', 'site']);
    for (const [, { stop_grace_period: period = '10s' }] of stopping) {
      expect(Number(period.replace(/s$/, '')) * 1000).toBeGreaterThan(GRACE_MS);
    }
  });
});
