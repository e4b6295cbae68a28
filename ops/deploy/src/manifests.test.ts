import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { type Manifest, readManifests, type Container } from './testing/manifests.ts';

const all = readManifests();
const deployments = all.filter(({ kind }) => kind === 'Deployment');
const named = (kind: string, name: string): Manifest | undefined =>
  all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
function onlyContainer({ spec }: Manifest): Container {
  const [container, ...others] = spec.template.spec.containers;
  if (!container || others.length > 0) throw new Error('A pod of this product has one container');
  return container;
}

const source = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const example = new Map(
  [...source('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [
    name,
    value,
  ]),
);

it('deploys both services, and kustomize includes every file', () => {
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'site']);
  const kustomization = source('ops/deploy/kubernetes/kustomization.yaml');
  for (const file of readdirSync(join(repositoryRoot, 'ops/deploy/kubernetes'))) {
    if (file !== 'kustomization.yaml') expect(kustomization).toContain(`- ${file}\n`);
  }
});

describe.each(deployments.map((deployment) => [deployment.metadata.name, deployment] as const))(
  'the %s',
  (name, deployment) => {
    const pod = deployment.spec.template.spec;
    const container = onlyContainer(deployment);
    const labels = deployment.spec.template.metadata.labels;

    it('gets only variables of the product; secrets and local settings are references', () => {
      for (const { name: variable, value, valueFrom } of container.env) {
        expect([...example.keys()]).toContain(variable);
        const kind = valueFrom?.secretKeyRef ? 'secret' : valueFrom?.configMapKeyRef ? 'config' : 'value';
        expect([variable, kind]).toEqual([variable, expectedKind(variable)]);
        if (kind === 'value') expect(value).toMatch(/./);
        const reference = valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef;
        expect(reference?.key ?? variable).toBe(variable);
      }
    });

    it('has every variable that production needs to start', () => {
      const given = container.env.map(({ name: variable }) => variable);
      expect(given).toEqual(expect.arrayContaining(needed[name as 'api' | 'site']));
    });

    it('listens and has its health checks where the code serves them', () => {
      const port = Number(example.get(`${name.toUpperCase()}_PORT`));
      const metricsPort = Number(variable(container, `${name.toUpperCase()}_METRICS_PORT`));
      expect(container.ports).toEqual([
        { name: 'http', containerPort: port },
        { name: 'metrics', containerPort: metricsPort },
      ]);
      const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
      const paths = probes.map(({ httpGet }) => httpGet?.path).filter((path) => path !== undefined);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) expect(healthPaths(name)).toContain(path);
    });

    it('lets only Prometheus read the metrics', () => {
      const { annotations } = deployment.spec.template.metadata;
      const [, metrics] = container.ports;
      expect(variable(container, `${name.toUpperCase()}_METRICS_HOST`)).toBe('0.0.0.0');
      expect(annotations).toEqual({
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': String(metrics?.containerPort),
        'prometheus.io/path': '/metrics',
      });
      expect(JSON.stringify(named('Service', name))).not.toContain('metrics');
    });

    it('runs without privileges and with limited resources', () => {
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String) as string, memory: expect.any(String) as string },
        limits: { memory: expect.any(String) as string },
      });
    });

    it('has its own service, disruption budget, autoscaler and network policy', () => {
      expect(deployment.spec.selector.matchLabels).toEqual(labels);
      expect(named('Service', name)?.spec).toMatchObject({
        selector: labels,
        ports: [{ port: container.ports[0]?.containerPort, targetPort: 'http' }],
      });
      const budget = named('PodDisruptionBudget', name)?.spec;
      expect(budget).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: labels } });
      const scaler = named('HorizontalPodAutoscaler', name)?.spec;
      expect(scaler).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name }, minReplicas: 2 });
      expect(deployment.spec).not.toHaveProperty('replicas');
      const [http, metrics] = container.ports.map(({ containerPort }) => ({
        ports: [{ protocol: 'TCP', port: containerPort }],
      }));
      expect(named('NetworkPolicy', name)?.spec).toMatchObject({
        podSelector: { matchLabels: labels },
        ingress: [http, { ...metrics, from: [monitoring] }],
      });
    });
  },
);

const monitoring = {
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } },
};

const variable = ({ env }: Container, name: string): string | undefined =>
  env.find((entry) => entry.name === name)?.value;

const needed = {
  api: ['NODE_ENV', 'MONGODB_URI', 'SITE_URL', 'FIREBASE_PROJECT_ID'],
  site: [
    'NODE_ENV',
    'API_URL',
    'SITE_URL',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_APP_ID',
  ],
};

const expectedKind = (variable: string): string =>
  /^(MONGODB_URI|REDIS_URL|FIREBASE_SERVICE_ACCOUNT_FILE)$/.test(variable)
    ? 'secret'
    : /^FIREBASE_|^SITE_URL$/.test(variable)
      ? 'config'
      : 'value';

/** The health paths that the code declares. */
function healthPaths(name: string): string[] {
  if (name === 'site')
    return [...source('shell/server/src/health/health-routes.ts').matchAll(/get\('(\/health.*?)'/g)].map(
      ([, path = '']) => path,
    );
  const controller = source('api-nest/src/health/health.controller.ts');
  expect(controller).toContain("@Controller('health')");
  return [...controller.matchAll(/@Get\('(.+?)'\)/g)].map(([, path = '']) => `/health/${path}`);
}

it('denies all traffic that no policy allows', () => {
  expect(named('NetworkPolicy', 'deny-all')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
});

it.each([
  ['api', [27017, 6379, 443, 53, 53]],
  ['site', [4000, 443, 53, 53]],
])('the %s reaches the services that it needs, stores over https, and name servers', (name, ports) => {
  const { egress } = named('NetworkPolicy', name)?.spec as unknown as {
    egress: { ports: { port: number }[] }[];
  };
  expect(egress.flatMap((rule) => rule.ports.map(({ port }) => port))).toEqual(ports);
});

it('mounts the key file of the service account into the API, if there is one', () => {
  const api = named('Deployment', 'api');
  if (!api) throw new Error('There is no deployment of the API.');
  const secret = 'roommate-service-account';
  const name = 'service-account';
  const { env, volumeMounts } = onlyContainer(api);
  expect(env.find((entry) => entry.name === 'FIREBASE_SERVICE_ACCOUNT_FILE')?.valueFrom).toEqual({
    secretKeyRef: { name: secret, key: 'FIREBASE_SERVICE_ACCOUNT_FILE', optional: true },
  });
  expect(volumeMounts).toEqual([{ name, mountPath: '/run/secrets/roommate', readOnly: true }]);
  expect(api.spec.template.spec.volumes).toEqual([{ name, secret: { secretName: secret, optional: true } }]);
  expect(source('docs/operations.md')).toContain(
    'FIREBASE_SERVICE_ACCOUNT_FILE=/run/secrets/roommate/key.json',
  );
});

it('contains no secret', () => {
  expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});
