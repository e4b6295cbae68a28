import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { ListingImage } from './listing-image.tsx';

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'The room' });
const triedSources = () => {
  const tried: string[] = [];
  while (picture() instanceof HTMLImageElement) {
    tried.push(picture().src);
    fireEvent.error(picture());
  }
  return tried;
};

it('tries jpg, png and jpeg at an image host, then draws the placeholder', () => {
  const onUnavailable = jest.fn();
  render(<ListingImage src="https://i.ibb.co/abc/room" alt="The room" onUnavailable={onUnavailable} />);
  expect(triedSources()).toEqual([
    'https://i.ibb.co/abc/room.jpg',
    'https://i.ibb.co/abc/room.png',
    'https://i.ibb.co/abc/room.jpeg',
  ]);
  expect(picture()).toBeInstanceOf(SVGElement);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

it('draws the placeholder at once for an empty address', () => {
  render(<ListingImage src="" alt="The room" hideOnError />);
  expect(picture()).toBeInstanceOf(SVGElement);
});

it('shows nothing when all addresses fail and the page wants it hidden', () => {
  const { container } = render(<ListingImage src="https://example.com/a.jpg" alt="The room" hideOnError />);
  let image = container.querySelector('img');
  while (image) {
    fireEvent.error(image);
    image = container.querySelector('img');
  }
  expect(container).toBeEmptyDOMElement();
});

it('starts anew with another address', () => {
  const { rerender } = render(<ListingImage src="" alt="The room" />);
  rerender(<ListingImage src="https://example.com/b.png" alt="The room" />);
  expect(picture().src).toBe('https://example.com/b.png');
});

it('loads late unless it has priority', () => {
  const { rerender } = render(<ListingImage src="https://example.com/b.png" alt="The room" />);
  expect(picture()).toHaveAttribute('loading', 'lazy');
  rerender(<ListingImage src="https://example.com/b.png" alt="The room" priority />);
  expect(picture()).toHaveAttribute('loading', 'eager');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});
