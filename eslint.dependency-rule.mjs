import { readdirSync } from 'node:fs';

/**
 * The dependency rule: a remote imports only libs; libs never import apps; nobody imports another remote; only the
 * shell imports firebase; only api-nest imports mongoose; tools are never imported by an app; remotes take the router
 * from shell-api. See docs/decisions/0003-dependency-rule.md.
 */
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));
const apps = ['shell', 'shell-server', 'api-nest', ...remotes];
const toolPackages = readdirSync(`${import.meta.dirname}/tools`).map((tool) => `@roommate/${tool}`);

const outside = (message, ...names) => ({ group: names.flatMap((n) => [n, `${n}/*`]), message });
const relativeInto = (message, ...folders) => ({
  group: folders.flatMap((f) => [`**/../${f}/**`, `**/../${f}`]),
  message,
});

const noApps = [
  outside('Only libs may be imported across packages.', ...apps),
  relativeInto('Only libs may be imported across packages.', ...apps.filter((a) => a !== 'shell-server')),
];
const noTools = [
  outside('tools are never imported by an app or a lib.', ...toolPackages),
  relativeInto('tools are never imported by an app or a lib.', 'tools'),
];
const noFirebase = outside(
  'Only shell imports firebase: use the session of @roommate/shell-api.',
  'firebase',
  '@firebase/*',
);
const noMongoose = outside('Only api-nest imports mongoose.', 'mongoose', '@nestjs/mongoose');
const noRouter = outside(
  'Take the router from @roommate/shell-api: a second copy gives a silently blank page.',
  'react-router',
  'react-router-dom',
);
const noServerLibs = outside(
  'This library runs in Node only.',
  '@roommate/env',
  '@roommate/http-server',
  '@roommate/telemetry',
);

const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

export const dependencyRule = [
  restrict(['mfe-*/src/**'], [...noApps, ...noTools, noFirebase, noMongoose, noRouter, noServerLibs]),
  restrict(['shell/src/**'], [...noApps, ...noTools, noMongoose, noServerLibs]),
  restrict(['shell/server/src/**'], [...noApps, ...noTools, noFirebase, noMongoose]),
  restrict(['libs/**/src/**'], [...noApps, ...noTools, noFirebase, noMongoose]),
  restrict(['api-nest/src/**'], [...noApps, ...noTools, noFirebase]),
  // A contract test may drive a tool with the real client libraries; the tool itself may not need them.
  restrict(['tools/*/src/**'], [...noApps, noFirebase, noMongoose], ['**/*.test.ts']),
];
