import { judgeFiles } from './judge-files.ts';

const site = 'https://rooms.example';
const cdn = 'https://cdn.example';
const releases = [
  {
    base: '/mfe/mfe-listings/1/',
    integrity: { 'remoteEntry.js': 'sha384-a', 'static/x.css': 'sha384-b' },
    remoteEntry: 'remoteEntry.js',
  },
  { base: `${cdn}/mfe/mfe-dashboard/2/`, integrity: { 'remoteEntry.js': 'sha384-c' } },
];
const judge = judgeFiles(releases, [site, cdn]);

it.each([
  ['/mfe/mfe-listings/1/remoteEntry.js', 'sha384-a'],
  ['/mfe/mfe-listings/1/remoteEntry.js?retry=1', 'sha384-a'],
  ['/mfe/mfe-listings/1/static/x.css', 'sha384-b'],
  [`${cdn}/mfe/mfe-dashboard/2/remoteEntry.js`, 'sha384-c'],
])('%s must have its hash', (url, integrity) => expect(judge(url)).toMatchObject({ integrity }));

it.each([
  ['a file without a hash', '/mfe/mfe-listings/1/static/new.js'],
  ['another version', '/mfe/mfe-listings/2/remoteEntry.js'],
  ['a name that every object has', '/mfe/mfe-listings/1/constructor'],
  ['a release of another origin under our own', '/mfe/mfe-dashboard/2/remoteEntry.js'],
  ['our release on another allowed origin', `${cdn}/mfe/mfe-listings/1/remoteEntry.js`],
  ['anything else of an allowed origin', `${cdn}/other.js`],
])('refuses %s', (_what, url) => expect(judge(url)).toBe('refused'));

it('refuses a release of an origin that is not allowed', () =>
  expect(judgeFiles(releases, [site])(`${cdn}/mfe/mfe-dashboard/2/remoteEntry.js`)).toBe('refused'));

it.each(['/emulator/auth/gapi.js', 'https://apis.google.com/js/api.js'])('classifies %s as unknown', (url) =>
  expect(judge(url)).toBe('unknown'),
);

it.each([
  ['/mfe/mfe-listings/1/remoteEntry.js?retry=1', true],
  ['/mfe/mfe-listings/1/static/x.css', false],
])('knows the release of %s, and whether it is the remote entry', (url, isEntry) =>
  expect(judge(url)).toMatchObject({ folder: `${site}/mfe/mfe-listings/1/`, isEntry }),
);
