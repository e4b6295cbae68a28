import { rehearseNavigation } from './rehearse-navigation.ts';

it('navigates without an effect on the page and its history', async () => {
  history.replaceState({ idx: 4, key: 'kept' }, '', '/faq?of=a#part');
  const before = [location.href, history.length, JSON.stringify(history.state)];
  const listens = jest.spyOn(globalThis, 'addEventListener');
  await rehearseNavigation();
  expect([location.href, history.length, JSON.stringify(history.state)]).toEqual(before);
  expect(listens).not.toHaveBeenCalled();
});
