import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * Findings that stay, by rule and place. The two paths are the specification's own, and nobody mixes them up: their
 * methods differ (GET and PATCH), and no e-mail address is "like".
 */
const ACCEPTED = ['no-ambiguous-paths #/paths/~1roommates~1{id}~1like'];

/**
 * @param text an OpenAPI document as JSON
 * @returns what Redocly's recommended rules find, warnings too: one line each
 */
export async function lintDocument(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems
    .map(({ ruleId, message, location }) => ({ id: `${ruleId} ${location[0]?.pointer ?? '#'}`, message }))
    .filter(({ id }) => !ACCEPTED.includes(id))
    .map(({ id, message }) => `${id}: ${message}`);
}
