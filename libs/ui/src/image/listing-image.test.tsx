import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ListingImage } from './listing-image.tsx';

const roomImage = () => screen.getByRole<HTMLImageElement>('img', { name: 'The room' });
const triedSources = () => {
  const tried: string[] = [];
  while (roomImage() instanceof HTMLImageElement) {
    tried.push(roomImage().src);
    fireEvent.error(roomImage());
  }
  return tried;
};

it('tries jpg, png and jpeg at an image host, then shows the placeholder', () => {
  const onUnavailable = jest.fn();
  render(<ListingImage src="https://i.ibb.co/abc/room" alt="The room" onUnavailable={onUnavailable} />);
  expect(triedSources()).toEqual([
    'https://i.ibb.co/abc/room.jpg',
    'https://i.ibb.co/abc/room.png',
    'https://i.ibb.co/abc/room.jpeg',
  ]);
  expect(roomImage()).toBeInstanceOf(SVGElement);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

describe('an image of a rendered page that is complete before React takes over', () => {
  const takeOver = (decode: () => Promise<void>): void => {
    const page = <ListingImage src="https://example.com/a.jpg" alt="The room" />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    const image = container.querySelector('img');
    // The width of an image is always 0 here.
    if (image) Object.defineProperties(image, { complete: { value: true }, decode: { value: decode } });
    render(page, { container: document.body.appendChild(container), hydrate: true });
  };

  it('is replaced when it is broken', async () => {
    takeOver(() => Promise.reject(new Error('broken')));
    await waitFor(() => expect(roomImage().src).toBe('https://example.com/a.png'));
  });

  it('stays when it is a drawing without a size', async () => {
    const decoded = Promise.resolve();
    takeOver(() => decoded);
    await act(() => decoded);
    expect(roomImage().src).toBe('https://example.com/a.jpg');
  });
});

it('shows the placeholder immediately for an empty URL', () => {
  render(<ListingImage src="" alt="The room" hideOnError />);
  expect(roomImage()).toBeInstanceOf(SVGElement);
});

it('renders nothing with hideOnError when all URLs fail', () => {
  const { container } = render(<ListingImage src="https://example.com/a.jpg" alt="The room" hideOnError />);
  let image = container.querySelector('img');
  while (image) {
    fireEvent.error(image);
    image = container.querySelector('img');
  }
  expect(container).toBeEmptyDOMElement();
});

it('starts again with another URL', () => {
  const { rerender } = render(<ListingImage src="" alt="The room" />);
  rerender(<ListingImage src="https://example.com/b.png" alt="The room" />);
  expect(roomImage().src).toBe('https://example.com/b.png');
});

it('loads lazily unless it has priority', () => {
  const { rerender } = render(<ListingImage src="https://example.com/b.png" alt="The room" />);
  expect(roomImage()).toHaveAttribute('loading', 'lazy');
  rerender(<ListingImage src="https://example.com/b.png" alt="The room" priority />);
  expect(roomImage()).toHaveAttribute('loading', 'eager');
  expect(roomImage()).toHaveAttribute('fetchpriority', 'high');
});
