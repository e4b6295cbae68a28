import type {
  DescribedDocument,
  DocumentedOperation,
  OpenApiDocument,
  Operation,
} from './openapi-document.ts';
import { operationsByTag } from './operations-by-tag.ts';

const accessTexts: Record<string, string> = {
  anyone: 'no token needed',
  'signed-in': 'needs a token',
  owner: 'needs the token of the owner',
};

function apiKeyText({ security = [] }: Operation): string {
  const scopes = security.flatMap(({ apiKey = [] }) => apiKey);
  return scopes.length === 0
    ? 'no API keys'
    : `API keys need the scope ${scopes.map((scope) => `\`${scope}\``).join(', ')}`;
}

function bodyText({ requestBody }: Operation, schemas: OpenApiDocument['components']['schemas']): string {
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  const { required = [] } = schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  if (required.length === 0) return '';
  return ` The body needs ${required.map((name) => `\`${name}\``).join(', ')}.`;
}

function lineOf(
  tag: string,
  { method, path, operation }: DocumentedOperation,
  schemas: OpenApiDocument['components']['schemas'],
): string {
  const { operationId = '', summary = '', description = '', parameters = [] } = operation;
  const [what = ''] = description.split('\n\n');
  const names = parameters.map(({ name, in: place }) => `\`${name}\` (${place})`).join(', ');
  const access = accessTexts[operation['x-access'] ?? ''] ?? 'needs a token';
  const link = `[${method.toUpperCase()} ${path}](docs#/${encodeURIComponent(tag)}/${operationId})`;
  const inputs = `${bodyText(operation, schemas)}${names === '' ? '' : ` Parameters: ${names}.`}`;
  return `- ${link}: ${summary}; ${access}; ${apiKeyText(operation)}. ${what}${inputs}`;
}

function eventsText({ webhooks = {} }: DescribedDocument): string {
  const lines = Object.entries(webhooks).map(
    ([type, { post }]) => `- \`${type}\`: ${post.summary ?? ''}. ${post.description ?? ''}`,
  );
  return `## Events of webhooks

The body of the POST to a receiver is \`{"type", "timestamp", "data"}\`. \`webhooks\` of the OpenAPI document has the schema of each
event. Ignore events and fields that you do not know.

${lines.join('\n')}
`;
}

/**
 * Describes the API for language models in the format of https://llmstxt.org. It has a heading, a summary, the rules
 * and one line per operation. Its links are relative to the base URL of the API.
 */
export function llmsText(document: DescribedDocument): string {
  const { title, version, description = '' } = document.info;
  const [summary = '', ...rules] = description.split('\n\n');
  const sections = operationsByTag(document).map(
    ({ tag, operations }) =>
      `## ${tag.name}\n\n${operations.map((operation) => lineOf(tag.name, operation, document.components.schemas)).join('\n')}\n`,
  );
  return `# ${title} ${version}

> ${summary.replaceAll('\n', ' ')}

Links are relative to the base URL of the API, such as \`http://localhost:4000\` or \`https://SITE/api\`.

${rules.join('\n\n').trim()}

${sections.join('\n')}
${eventsText(document)}
## More

- [OpenAPI document](docs-json): every field, error and example
- [Changelog](docs/changelog): what changed in each version
`;
}
