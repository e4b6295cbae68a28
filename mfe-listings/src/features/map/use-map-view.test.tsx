import { createBrowserRouter, keyFirstEntry, RouterProvider } from '@roommate/shell-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMapView } from './use-map-view.ts';

const VIEW = '?at=23.7500,90.4000,12';
const moved = { lat: 23.75, lng: 90.4, zoom: 12 };

function MapPage() {
  const [, setView] = useMapView();
  return <button onClick={() => setView(moved)}>Move</button>;
}

let router: ReturnType<typeof createBrowserRouter>;
const url = () => location.pathname + location.search;
const move = () => fireEvent.click(screen.getByText('Move'));
/** Longer than a view waits for the URL. */
const wait = () => jest.advanceTimersByTime(1000);

/** Opens the map, with a page before it whose second visit never ends to load. */
beforeEach(async () => {
  history.replaceState(null, '', '/before');
  keyFirstEntry();
  const loader = jest.fn<unknown, []>(() => new Promise(() => undefined)).mockReturnValueOnce(null);
  router = createBrowserRouter([
    { path: '/before', loader, element: <p>Before</p>, hydrateFallbackElement: <></> },
    { path: '/map', element: <MapPage /> },
    { path: '/next', element: <p>Next</p> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Before');
  await act(() => router.navigate('/map'));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  router.dispose();
});

it('writes the view into the URL', () => {
  move();
  act(wait);
  expect(url()).toBe(`/map${VIEW}`);
});

it('leaves the URL of the next page alone, before that page shows', async () => {
  move();
  await act(async () => {
    await router.navigate('/next');
    expect(screen.getByText('Move')).toBeVisible();
    wait();
  });
  expect(screen.getByText('Next')).toBeVisible();
  expect(url()).toBe('/next');
});

it('leaves the URL of the page alone that Back opens, while that page loads', () => {
  move();
  history.back();
  // Jest's browser goes back in a timer, before the one of the view.
  act(wait);
  expect(screen.getByText('Move')).toBeVisible();
  expect(url()).toBe('/before');
});
