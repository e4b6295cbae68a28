import { hashSource } from './hash-source.ts';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** The pages of a few releases. */
const MAX_TEMPLATES = 20;

/**
 * Makes a policy allow the inline scripts of a shell's index.html by their hashes, and no others:
 * docs/decisions/0331-early-presses.md.
 * @param policy of pages without inline scripts
 */
export function allowScripts(policy: string): (template: string) => string {
  const policies = new Map<string, string>();
  return (template) => {
    const known = policies.get(template);
    if (known !== undefined) return known;
    const sources = [...template.matchAll(INLINE_SCRIPT)].map(([, content = '']) => hashSource(content));
    const allowed = policy.replace(/script-src [^;]*/, (own) => [own, ...sources].join(' '));
    if (policies.size >= MAX_TEMPLATES) policies.clear();
    policies.set(template, allowed);
    return allowed;
  };
}
