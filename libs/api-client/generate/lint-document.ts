import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * Accepted findings, by rule and place. The specification defines both paths. They are not ambiguous, because their
 * methods differ (GET and PATCH), and "like" is not an email address.
 */
const acceptedFindings = ['no-ambiguous-paths #/paths/~1roommates~1{id}~1like'];

/**
 * Checks a document with Redocly's recommended rules.
 * @param text an OpenAPI document as JSON
 * @returns the findings, including warnings, one line each
 */
export async function lintDocument(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems
    .map(({ ruleId, message, location }) => ({ id: `${ruleId} ${location[0]?.pointer ?? '#'}`, message }))
    .filter(({ id }) => !acceptedFindings.includes(id))
    .map(({ id, message }) => `${id}: ${message}`);
}
