import { fireEvent, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { useNewestLocation } from './newest-location.ts';
import { useLocation } from './router.ts';
import { renderRoutes } from './testing/render-routes.tsx';

function Page() {
  const newest = useNewestLocation();
  const [read, setRead] = useState('');
  return (
    <>
      <p>On the screen: {useLocation().search}</p>
      <button onClick={() => setRead(newest().search)}>Newest: {read}</button>
    </>
  );
}

function newest() {
  const button = screen.getByRole('button');
  fireEvent.click(button);
  return button.textContent;
}

it('is where the visitor goes to, before it is on the screen', async () => {
  let load = (): void => undefined;
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('?b') ? new Promise<null>((resolve) => (load = () => resolve(null))) : null;
  const { router } = renderRoutes([{ path: '/', loader, Component: Page }], { path: '/?a' });
  await screen.findByText('On the screen: ?a');
  expect(newest()).toBe('Newest: ?a');
  let navigation: Promise<void> | undefined;
  act(() => {
    navigation = router.navigate('/?b');
  });
  expect(newest()).toBe('Newest: ?b');
  expect(screen.getByText('On the screen: ?a')).toBeVisible();
  await act(async () => {
    load();
    await navigation;
  });
  expect(newest()).toBe('Newest: ?b');
  expect(screen.getByText('On the screen: ?b')).toBeVisible();
});
