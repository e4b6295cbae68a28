import { PASSWORD_MIN_LENGTH } from '@roommate/contracts';
import { PasswordField, type PasswordFieldProps } from '@roommate/ui';

/** A password that an account is given, with the rule that it must keep (spec, section 5). */
export const NewPasswordField = (field: PasswordFieldProps) => (
  <PasswordField
    autoComplete="new-password"
    hint={`At least ${PASSWORD_MIN_LENGTH} characters, with an uppercase and a lowercase letter.`}
    required
    {...field}
  />
);
