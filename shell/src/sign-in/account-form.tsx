import { Button, ErrorSummary, FormFields } from '@roommate/ui';
import type { ReactNode } from 'react';
import type { FieldErrors, Path, UseFormRegisterReturn } from 'react-hook-form';
import styles from './sign-in-page.module.css';
import { useAccountForm, type AccountFormBehaviour, type AccountInput } from './use-account-form.ts';

/** The props that a field of `@roommate/ui` gets from the form. */
interface FieldWiring extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

interface AccountFormProps<Input extends AccountInput> extends AccountFormBehaviour<Input> {
  /** The fields; `field` ties one to the form by its name. */
  children: (field: (name: Path<Input>) => FieldWiring) => ReactNode;
  submitLabel: string;
}

const fieldId = (name: string): string => `account-${name}`;

/**
 * A form around an account: errors beside the fields and summarised above them. It does not ask before it is left:
 * docs/decisions/0131-no-question-on-account-forms.md.
 */
export function AccountForm<Input extends AccountInput>(props: AccountFormProps<Input>) {
  const { children, submitLabel, ...behaviour } = props;
  const { register, errors, isSubmitting, submit, summary } = useAccountForm(behaviour);
  const messageOf = (name: string) => (errors as FieldErrors<AccountInput>)[name]?.message;
  const summarized = Object.keys(behaviour.defaultValues).flatMap((name) => {
    const message = messageOf(name);
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormFields>
        <ErrorSummary ref={summary} errors={summarized} />
        {children((name) => ({ ...register(name), id: fieldId(name), error: messageOf(name) }))}
        <Button type="submit" size="large" busy={isSubmitting}>
          {submitLabel}
        </Button>
      </FormFields>
    </form>
  );
}
