import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { parseAllDocuments } from 'yaml';

interface Reference {
  readonly name: string;
  readonly key: string;
}

interface Probe {
  readonly httpGet?: { readonly path: string };
}

/** An image with an exact version and the digest of its index for all processors: `mongo:8.0.32@sha256:…`. */
export const PINNED_IMAGE = /^[a-z]+:\d+\.\d+\.\d+[a-z.\d-]*@sha256:[\da-f]{64}$/;

export interface Container {
  readonly image: string;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef?: Reference; readonly configMapKeyRef?: Reference };
  }[];
  readonly volumeMounts?: unknown;
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly resources: unknown;
  readonly securityContext: unknown;
}

/** The fields of a Kubernetes object that the tests read; `spec` is that of a Deployment. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector: { readonly matchLabels: unknown };
    readonly template: {
      readonly metadata: { readonly labels: unknown; readonly annotations?: unknown };
      readonly spec: {
        readonly automountServiceAccountToken: boolean;
        readonly securityContext: unknown;
        readonly containers: readonly Container[];
        readonly volumes?: unknown;
      };
    };
  };
}

const folder = join(repositoryRoot, 'ops/deploy/kubernetes');

/** Every object of ops/deploy/kubernetes. @throws if a file is not YAML 1.2 */
export function readManifests(): Manifest[] {
  const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
  return files.flatMap((name) => parseDocuments(readFileSync(join(folder, name), 'utf8')) as Manifest[]);
}

export function parseDocuments(text: string): unknown[] {
  return [...parseAllDocuments(text, { merge: true })].map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as unknown;
  });
}
