import type { Operation, Parameter } from './openapi-document.ts';
import { type Documents, sentChanges, sentContentChanges } from './sent-content.ts';

/**
 * Lists the changes of the requests that receivers of webhooks get, if they would break receivers. Here the API sends the
 * request, so headers and body may only become narrower, except for new ones. A receiver may respond as before.
 */
export function webhookChanges(documents: Documents): string[] {
  const { before, after } = documents;
  return Object.entries(before.webhooks ?? {}).flatMap(([event, { post: old }]) => {
    const now = after.webhooks?.[event]?.post;
    if (!now) return [`the webhook ${event} was removed`];
    return requestChanges(documents, old, now).map((text) => `webhook ${event}: ${text}`);
  });
}

function requestChanges(documents: Documents, old: Operation, now: Operation): string[] {
  return [
    // The generated types are named after it.
    ...(old.operationId === now.operationId
      ? []
      : [`operationId changed from ${old.operationId} to ${now.operationId}`]),
    ...(old.parameters ?? []).flatMap((header) => headerChanges(documents, header, now.parameters ?? [])),
    ...(old.requestBody?.required && !now.requestBody?.required ? ['the body is no longer guaranteed'] : []),
    ...sentContentChanges(documents, old.requestBody?.content, now.requestBody?.content, 'body'),
    ...Object.keys(old.responses)
      .filter((status) => !now.responses[status])
      .map((status) => `the response ${status} is no longer expected`),
  ];
}

function headerChanges(documents: Documents, old: Parameter, others: Parameter[]): string[] {
  const label = `${old.in} ${old.name}`;
  const now = others.find(
    (other) => other.in === old.in && other.name.toLowerCase() === old.name.toLowerCase(),
  );
  if (!now) return [`${label} was removed`];
  return [
    ...(old.required && !now.required ? [`${label} is no longer guaranteed`] : []),
    ...sentChanges(documents, old.schema, now.schema, label),
  ];
}
