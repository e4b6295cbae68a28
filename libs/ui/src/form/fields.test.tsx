import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroupField } from './radio-group-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';

const rooms = [
  { value: 'Single', label: 'Single' },
  { value: 'Shared', label: 'Shared' },
];
const Radios = (props: FieldProps) => <RadioGroupField name="room" options={rooms} {...props} />;

const fields: [string, ComponentType<FieldProps & { id?: string; required?: boolean }>][] = [
  ['TextField', TextField],
  ['NumberField', NumberField],
  ['TextAreaField', TextAreaField],
  ['PasswordField', PasswordField],
  ['RadioGroupField', Radios],
];

describe.each(fields)('%s', (name, Field) => {
  const control = () =>
    name === 'RadioGroupField' ? screen.getByRole('radiogroup') : screen.getByLabelText(/^Thing/);

  it('connects label, hint and error with its control', () => {
    render(<Field id="thing" label="Thing" hint="Why we ask." error="Thing is required." />);
    expect(control()).toHaveAttribute('id', 'thing');
    expect(control()).toHaveAccessibleName('Thing');
    expect(control()).toHaveAccessibleDescription('Why we ask. Thing is required.');
    expect(control()).toBeInvalid();
  });

  it('is valid and has no description without error and hint', () => {
    render(<Field label="Thing" required />);
    expect(control()).not.toHaveAttribute('aria-invalid');
    expect(control()).not.toHaveAttribute('aria-describedby');
    expect(control()).toBeRequired();
  });
});

it('works with react-hook-form', async () => {
  const onSubmit = jest.fn();
  const Form = () => {
    const { register, handleSubmit } = useForm();
    return (
      <form
        onSubmit={(event) =>
          void handleSubmit((values) => {
            onSubmit(values);
          })(event)
        }
      >
        <TextField label="Title" {...register('title')} />
        <NumberField label="Rent" {...register('rent', { valueAsNumber: true })} />
        <TextAreaField label="Text" {...register('text')} />
        <RadioGroupField label="Free" options={rooms} {...register('free')} />
        <button>Send</button>
      </form>
    );
  };
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Title'), 'Room');
  await userEvent.type(screen.getByLabelText('Rent'), '12000');
  await userEvent.type(screen.getByLabelText('Text'), 'Sunny');
  await userEvent.click(screen.getByLabelText('Single'));
  await userEvent.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledWith({
    title: 'Room',
    rent: 12000,
    text: 'Sunny',
    free: 'Single',
  });
});

it('shows and hides a password and keeps its value', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Secret1');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});
