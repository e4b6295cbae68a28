import { availabilities, CURRENCY, RENT_PERIOD, roomTypes } from '@roommate/contracts';
import { FormGridWide, NumberField, RadioGroupField, TextAreaField, TextField } from '@roommate/ui';
import {
  useWatch,
  type Control,
  type FieldErrors,
  type UseFormRegister,
  type UseFormSetValue,
} from 'react-hook-form';
import { fieldTexts } from './field-texts.ts';
import type { FieldName, FormValues } from './form-values.ts';
import { HomeFields } from './home-fields.tsx';
import { ImagePreview } from './image-preview.tsx';
import { LocationField } from './location-field.tsx';
import { RentRange } from './rent-range.tsx';

interface ListingFieldsProps {
  control: Control<FormValues, unknown, unknown>;
  register: UseFormRegister<FormValues>;
  setValue: UseFormSetValue<FormValues>;
  errors: FieldErrors<FormValues>;
  /** The listing that the form changes. */
  listingId: string | undefined;
}

const availabilityLabels = { available: 'Available', 'not available': 'Not available' } as const;
const roomTypeOptions = roomTypes.map((value) => ({ value, label: value }));
const availabilityOptions = availabilities.map((value) => ({ value, label: availabilityLabels[value] }));

/** Returns the element id of a field. The error summary links to it. */
export const fieldId = (name: FieldName): string => `listing-${name}`;

/** The fields of a listing (spec, section 5). */
export function ListingFields({ control, register, setValue, errors, listingId }: ListingFieldsProps) {
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const field = <Name extends FieldName>(name: Name) => ({
    ...register(name),
    ...fieldTexts[name],
    id: fieldId(name),
    error: errors[name]?.message,
    required: true,
  });
  return (
    <>
      <FormGridWide>
        <TextField autoComplete="off" {...field('title')} />
      </FormGridWide>
      <LocationField {...{ control, setValue }} {...field('location')} />
      <NumberField prefix={CURRENCY} suffix={`/${RENT_PERIOD}`} {...field('rentAmount')} />
      <FormGridWide>
        <RentRange control={control} listingId={listingId} />
      </FormGridWide>
      <RadioGroupField options={roomTypeOptions} {...field('roomType')} />
      <RadioGroupField options={availabilityOptions} {...field('availability')} />
      <FormGridWide>
        <TextField autoComplete="off" {...field('lifestyle')} />
      </FormGridWide>
      <FormGridWide>
        <TextField type="url" inputMode="url" autoComplete="off" {...field('imageUrl')} />
        <ImagePreview url={imageUrl} />
      </FormGridWide>
      <FormGridWide>
        <TextAreaField {...field('description')} />
      </FormGridWide>
      <FormGridWide>
        <TextField autoComplete="tel" {...field('contact')} />
      </FormGridWide>
      <FormGridWide>
        <HomeFields register={register} error={errors.home?.availableFrom?.message} />
      </FormGridWide>
    </>
  );
}
