import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from './segmented-control.tsx';

it('is a named group of radios that reports the choice', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'card', label: 'Cards' },
    { value: 'table', label: 'Table' },
  ] as const;
  render(<SegmentedControl label="View" options={options} value="card" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(onChange).toHaveBeenCalledWith('table');
});
