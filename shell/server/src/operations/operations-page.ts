import { escapeHtml } from '../html/html.ts';
import type { AppState, OperationsState } from './operations-state.ts';

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)}%`);

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

function releaseCell(release: AppState['live'], note = ''): string {
  if (release === null) return '–';
  const { rendering, renderFailure, fullProcesses } = release;
  const stopped = renderFailure === null ? [] : [`It does not render on the server: ${renderFailure}`];
  const full =
    fullProcesses === 0
      ? []
      : [`It held too much memory on the server: ${times(fullProcesses)} since the site started.`];
  const problems = [...release.problems, ...stopped, ...full]
    .map((problem) => `<li>${escapeHtml(problem)}</li>`)
    .join('');
  return (
    `<b class="${release.status}">${release.status}</b> ${escapeHtml(release.version)}${note}<br>` +
    `${escapeHtml(release.publishedAt)} ${escapeHtml(release.publishedBy)}<br>rendering: ${rendering}` +
    (problems === '' ? '' : `<ul>${problems}</ul>`)
  );
}

function errorCell({ lastError }: AppState): string {
  if (lastError === null) return '–';
  const { time, version, kind, page, error, at } = lastError;
  return escapeHtml([time, version, kind, page, error, at].filter((value) => value !== null).join(' · '));
}

const row = (app: AppState): string =>
  [
    `<th scope="row">${escapeHtml(app.name)}</th>`,
    `<td data-column="Live">${releaseCell(app.live)}</td>`,
    `<td data-column="Canary">${releaseCell(app.canary, ` to ${app.canary?.percent}%`)}</td>`,
    `<td data-column="Page loads">${app.pageLoads}</td>`,
    `<td data-column="Errors">${app.errors} (${percent(app.errorShare)})</td>`,
    `<td data-column="Last error">${errorCell(app)}</td>`,
  ].join('');

/** The state as an HTML page that reloads every 30 seconds. */
export const operationsPage = ({ revision, apps }: OperationsState): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="30">
    <meta name="robots" content="noindex">
    <title>Operations</title>
    <link rel="stylesheet" href="/operations.css">
  </head>
  <body>
    <h1>Releases</h1>
    <p>Registry revision ${revision}. The counts cover the last hour of this process.</p>
    <div role="region" aria-label="Releases" tabindex="0">
      <table>
        <thead><tr><th>App<th>Live<th>Canary<th>Page loads<th>Errors<th>Last error</tr></thead>
        <tbody>
          ${apps.map((app) => `<tr>${row(app)}</tr>`).join('\n          ')}
        </tbody>
      </table>
    </div>
  </body>
</html>
`;

export const operationsStyle = `:root { color-scheme: light dark; }
body { margin: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid; text-align: start; vertical-align: top; }
ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }
.failing { text-decoration: underline wavy; }
@media (max-width: 45rem) {
  thead { display: none; }
  tr, th, td { display: block; }
  tr { padding-block: 0.5rem; border-bottom: 1px solid; }
  th, td { padding: 0.125rem 0; border: 0; overflow-wrap: anywhere; }
  td::before { content: attr(data-column) ': '; }
}
`;
