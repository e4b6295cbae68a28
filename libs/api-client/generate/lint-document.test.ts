import { lintDocument } from './lint-document.ts';

it('finds violations of the rules, including warnings', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Rooms', version: '1' },
    servers: [{ url: '.' }],
    security: [],
    paths: { '/rooms/{id}': { get: { summary: 'One', responses: { 200: { description: 'It.' } } } } },
  };
  const findings = await lintDocument(JSON.stringify(document));
  expect(findings.join('\n')).toContain('info-license');
  expect(findings.join('\n')).toContain('path-parameters-defined');
});
