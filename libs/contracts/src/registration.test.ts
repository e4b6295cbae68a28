import { PASSWORD_RULE_MESSAGE } from './password-rule.ts';
import { registrationInputSchema } from './registration.ts';

const valid = { name: 'Rafi', email: 'rafi@example.com', photoURL: '', password: 'Abcdef' };

describe('spec 5: registration', () => {
  it('accepts a name, an email, a password and no photo', () => {
    expect(registrationInputSchema.parse(valid)).toEqual(valid);
  });

  it.each(['abcdef', 'ABCDEF', 'Abcde', ''])('refuses the password %j with the rule', (password) => {
    const issues = registrationInputSchema.safeParse({ ...valid, password }).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([PASSWORD_RULE_MESSAGE]);
  });

  it.each(['name', 'email'])('requires %s', (field) => {
    expect(registrationInputSchema.safeParse({ ...valid, [field]: '  ' }).success).toBe(false);
  });
});
