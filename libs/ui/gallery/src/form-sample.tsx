import {
  Button,
  ComboboxField,
  Divider,
  ErrorSummary,
  FormActions,
  FormGrid,
  FormGridWide,
  NumberField,
  PasswordField,
  RadioGroupField,
  Section,
  TextAreaField,
  TextField,
} from '@roommate/ui';
import { useState } from 'react';

const availabilities = [
  { value: 'available', label: 'Available' },
  { value: 'not available', label: 'Not available' },
];

const areas = ['Mirpur 1', 'Mirpur 10', 'Mirpur 11', 'Mohakhali', 'Mohammadpur'];

function LocationSample() {
  const [text, setText] = useState('');
  return (
    <ComboboxField
      label="Location"
      hint="Type M to see suggestions"
      listLabel="Places"
      required
      options={text === '' ? [] : areas.filter((area) => area.toLowerCase().includes(text.toLowerCase()))}
      keyOf={(area) => area}
      onPick={setText}
      value={text}
      onChange={({ target }) => setText(target.value)}
    >
      {(area) => area}
    </ComboboxField>
  );
}

/** A form with every kind of field and two errors. */
export function FormSample() {
  return (
    <Section title="Add listing" tone="sunken">
      <form noValidate style={{ display: 'grid', gap: 'var(--space-3)', maxWidth: 'var(--container-form)' }}>
        <ErrorSummary
          errors={[
            { fieldId: 'rent', message: 'Rent amount must be a number.' },
            { fieldId: 'availability', message: 'Choose an availability.' },
          ]}
        />
        <FormGrid>
          <FormGridWide>
            <TextField label="Title" required placeholder="Sunny single room near Dhanmondi Lake" />
          </FormGridWide>
          <NumberField
            id="rent"
            label="Rent"
            hint="In BDT per month"
            prefix="BDT"
            suffix="/month"
            required
            defaultValue="12,000"
            error="Rent amount must be a number."
          />
          <LocationSample />
          <FormGridWide>
            <TextAreaField label="Description" required />
          </FormGridWide>
          <FormGridWide>
            <RadioGroupField
              id="availability"
              name="availability"
              label="Availability"
              options={availabilities}
              error="Choose an availability."
              required
            />
          </FormGridWide>
          <TextField label="Your name" value="Nusrat Jahan" readOnly />
          <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters" />
        </FormGrid>
        <FormActions>
          <Button type="submit">Add Listing</Button>
          <Button variant="quiet">Cancel</Button>
        </FormActions>
        <Divider label="or" />
        <Button variant="secondary">Continue with Google</Button>
      </form>
    </Section>
  );
}
