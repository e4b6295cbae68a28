import { AVAILABILITIES, CURRENCY, ROOM_TYPES } from '@roommate/contracts';
import { FormGridWide, NumberField, RadioGroupField, TextAreaField, TextField } from '@roommate/ui';
import { useWatch, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import type { FieldName, FormValues } from './form-values.ts';
import { PicturePreview } from './picture-preview.tsx';

interface ListingFieldsProps {
  control: Control<FormValues, unknown, unknown>;
  register: UseFormRegister<FormValues>;
  errors: FieldErrors<FormValues>;
}

const AVAILABILITY_LABELS = { available: 'Available', 'not available': 'Not available' } as const;
const roomTypes = ROOM_TYPES.map((value) => ({ value, label: value }));
const availabilities = AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABELS[value] }));

/** The element id of a field, for the error summary's links. */
export const fieldId = (name: FieldName): string => `listing-${name}`;

/** The fields of the specification's section 5. */
export function ListingFields({ control, register, errors }: ListingFieldsProps) {
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const field = (name: FieldName) => ({
    ...register(name),
    id: fieldId(name),
    error: errors[name]?.message,
    required: true,
  });
  return (
    <>
      <FormGridWide>
        <TextField
          label="Title"
          hint="What makes one want to see the room."
          autoComplete="off"
          {...field('title')}
        />
      </FormGridWide>
      <TextField label="Location" hint="Road or block, area." autoComplete="off" {...field('location')} />
      <NumberField
        label="Rent amount"
        hint={`In ${CURRENCY} per month.`}
        prefix={CURRENCY}
        suffix="/month"
        {...field('rentAmount')}
      />
      <RadioGroupField label="Room type" options={roomTypes} {...field('roomType')} />
      <RadioGroupField label="Availability" options={availabilities} {...field('availability')} />
      <FormGridWide>
        <TextField
          label="Lifestyle"
          hint="How you live: early riser, non-smoker, vegetarian..."
          autoComplete="off"
          {...field('lifestyle')}
        />
      </FormGridWide>
      <FormGridWide>
        <TextField
          label="Image URL"
          hint="The address of a picture of the room, such as https://i.ibb.co/abc123/room.jpg"
          type="url"
          inputMode="url"
          autoComplete="off"
          {...field('imageUrl')}
        />
        <PicturePreview url={imageUrl} />
      </FormGridWide>
      <FormGridWide>
        <TextAreaField label="Description" {...field('description')} />
      </FormGridWide>
      <FormGridWide>
        <TextField
          label="Contact"
          hint="Shown only to people who like the listing."
          autoComplete="tel"
          {...field('contact')}
        />
      </FormGridWide>
    </>
  );
}
