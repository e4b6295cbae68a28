import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

it('says what is loading', () => {
  render(<Spinner label="Loading all listings..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading all listings...');
});
