import { PASSWORD_MIN_LENGTH } from '@roommate/contracts';
import { PasswordField, type PasswordFieldProps } from '@roommate/ui';

/** A new password of an account, with the rule that it must follow (spec, section 5). */
export const NewPasswordField = (field: PasswordFieldProps) => (
  <PasswordField
    autoComplete="new-password"
    hint={`At least ${PASSWORD_MIN_LENGTH} characters, with an uppercase and a lowercase letter.`}
    required
    {...field}
  />
);
