import { remoteManifestSchema } from './remote-manifest.ts';

const issuesOf = (path: object) =>
  remoteManifestSchema.safeParse({
    name: 'mfe-rooms',
    devPort: 3010,
    paths: { '/rooms': { access: 'public', ...path } },
    budget: { scripts: 1, styles: 1, other: 1 },
  }).error?.issues;

it.each([[{}], [{ query: ['q'] }], [{ query: ['q', 'cursor'], pageParameter: 'cursor' }]])(
  'a path may have the parameters %j',
  (parameters) => expect(issuesOf(parameters)).toBeUndefined(),
);

it.each([[{ pageParameter: 'cursor' }], [{ query: ['q'], pageParameter: 'cursor' }]])(
  'the page parameter must be one of the query: %j',
  (parameters) =>
    expect(issuesOf(parameters)).toMatchObject([
      { path: ['paths', '/rooms', 'pageParameter'], message: 'it must be one of the parameters in query.' },
    ]),
);
