import { textLimits } from '@roommate/contracts';
import {
  Button,
  ErrorSummary,
  FormActions,
  FormFields,
  FormGrid,
  FormGridWide,
  TextAreaField,
  TextField,
} from '@roommate/ui';
import styles from './contact-page.module.css';
import { fields, useContactForm } from './use-contact-form.ts';

type FieldName = (typeof fields)[number];

const fieldId = (name: FieldName): string => `contact-${name}`;

/** The contact form. It shows errors beside the fields and in a summary, and keeps the values when sending fails. */
export function ContactForm() {
  const { register, formState, submit, summary, trap } = useContactForm();
  const { errors, isSubmitting } = formState;
  const summarized = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  const field = (name: FieldName) => ({
    id: fieldId(name),
    required: true,
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Contact form">
      <FormFields>
        <ErrorSummary ref={summary} errors={summarized} />
        <FormGrid>
          <TextField label="Name" autoComplete="name" {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <FormGridWide>
            <TextField
              label="Subject"
              autoComplete="off"
              maxLength={textLimits.subject}
              {...field('subject')}
            />
          </FormGridWide>
          <FormGridWide>
            <TextAreaField label="Message" rows={7} {...field('message')} />
          </FormGridWide>
        </FormGrid>
        {/* A honeypot for spam bots, which fill in every field. People cannot see or focus this one. */}
        <div className={styles.trap} aria-hidden="true">
          <label>
            Website
            <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <FormActions>
          <Button type="submit" size="large" busy={isSubmitting} busyLabel="Sending...">
            Send Message
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
