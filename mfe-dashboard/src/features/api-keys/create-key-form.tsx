import { Button, FormActions, RadioGroupField, TextField } from '@roommate/ui';
import styles from './api-keys.module.css';
import { accessOptions, daysOptions, nameError } from './key-form-values.ts';
import type { CreateKeyFormState } from './use-create-key-form.ts';

/** Name, access and expiry of a new key. */
export function CreateKeyForm({ register, formState, submit }: CreateKeyFormState) {
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="New API key">
      <TextField
        label="Name"
        hint="Helps you to recognize the key. For example: Nightly import"
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', { validate: nameError })}
      />
      <RadioGroupField label="Access" required options={accessOptions} {...register('access')} />
      <RadioGroupField label="Valid for" required options={daysOptions} {...register('days')} />
      <FormActions>
        <Button type="submit" busy={isSubmitting} busyLabel="Creating...">
          Create Key
        </Button>
      </FormActions>
    </form>
  );
}
