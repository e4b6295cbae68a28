import { DEMO_SIGN_IN_STYLE } from '../demo-sign-in/page-script.ts';

/** Swagger UI is made for wide screens. On a phone, long words break and each table row becomes a line of text. */
const STYLE = `
html { box-sizing: border-box; overflow-y: scroll; }
*, *::before, *::after { box-sizing: inherit; }
body { margin: 0; }
html:not(.dark-mode) body { background: #fafafa; }
.swagger-ui .topbar .download-url-wrapper { display: none; }
.swagger-ui { overflow-wrap: anywhere; }
.swagger-ui .renderedMarkdown table { width: auto; }
.swagger-ui .renderedMarkdown table tbody tr td, .swagger-ui .renderedMarkdown table tbody tr td:first-of-type {
  padding: 6px 20px 0 0; min-width: 0; }
@media (max-width: 640px) {
  .swagger-ui .renderedMarkdown thead { display: none; }
  .swagger-ui .renderedMarkdown table tbody tr { display: block; padding-top: 8px; }
  .swagger-ui .renderedMarkdown table tbody tr td, .swagger-ui .renderedMarkdown table tbody tr td:first-of-type {
    display: inline; padding: 0 6px 0 0; }
}
`;

/** The page at /docs. Its URLs are relative, so that they are valid below /api of the site too. */
export const docsPage = ({ hasDemo }: { hasDemo: boolean }): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roommate Dhaka API</title>
<link rel="icon" type="image/png" href="./docs/favicon-32x32.png" sizes="32x32">
<link rel="icon" type="image/png" href="./docs/favicon-16x16.png" sizes="16x16">
<link rel="stylesheet" href="./docs/swagger-ui.css">
<style>${STYLE}${hasDemo ? DEMO_SIGN_IN_STYLE : ''}</style>
</head>
<body>
<div id="swagger-ui"></div>
<script src="./docs/swagger-ui-bundle.js"></script>
<script src="./docs/swagger-ui-standalone-preset.js"></script>
<script src="./docs/swagger-ui-init.js"></script>
${hasDemo ? '<script src="./docs/demo-sign-in.js"></script>\n' : ''}</body>
</html>
`;

/** Opens Swagger UI. `documentLoaded` is for the demo sign-in. */
export const INIT_SCRIPT = `'use strict';
window.documentLoaded = new Promise((resolve) => {
  window.ui = SwaggerUIBundle({
    url: './docs-json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    layout: 'StandaloneLayout',
    validatorUrl: null,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    onComplete: resolve,
  });
});
`;
