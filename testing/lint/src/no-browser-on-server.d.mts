import type { Rule } from 'eslint';

export const noBrowserOnServer: Rule.RuleModule;
