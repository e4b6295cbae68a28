import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';
import { initials } from './initials.ts';

it('shows the photo', () => {
  render(<Avatar src="https://example.com/me.jpg" name="Nusrat Jahan" />);
  expect(screen.getByRole('img', { name: 'Nusrat Jahan' })).toHaveAttribute(
    'src',
    'https://example.com/me.jpg',
  );
});

it('shows the initials when the photo does not load', () => {
  render(<Avatar src="https://example.com/me.jpg" name="Nusrat Jahan" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Nusrat Jahan' })).toHaveTextContent('NJ');
});

it('tries again when the photo changes', () => {
  const { rerender } = render(<Avatar src="https://example.com/me.jpg" name="Nusrat" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Avatar src="https://example.com/new.jpg" name="Nusrat" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://example.com/new.jpg');
});

it('shows the default icon without photo and name', () => {
  render(<Avatar src={null} name={null} />);
  expect(screen.getByRole('img', { name: 'Profile photo' })).toHaveTextContent('');
});

it.each([
  ['Nusrat Jahan', 'NJ'],
  ['  md.  abdullah al mamun ', 'MM'],
  ['Tania', 'T'],
  ['e\u0301lodie', 'E\u0301'],
  ['রাকিব হাসান', 'রাহা'],
  ['', ''],
])('finds the initials of "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('finds the initials of an English name without Intl, whose first use is slow', () => {
  const segmenter = jest.spyOn(Intl, 'Segmenter');
  expect(initials('Nusrat Jahan')).toBe('NJ');
  expect(segmenter).not.toHaveBeenCalled();
});
