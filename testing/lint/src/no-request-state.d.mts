import type { Rule } from 'eslint';

export const noRequestState: Rule.RuleModule;
