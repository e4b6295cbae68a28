import { warmUpNavigation } from './warm-up-navigation.ts';

it('navigates without an effect on the page and its history', async () => {
  history.replaceState({ idx: 4, key: 'kept' }, '', '/faq?of=a#part');
  const before = [location.href, history.length, JSON.stringify(history.state)];
  const listens = jest.spyOn(globalThis, 'addEventListener');
  const loaded: string[] = [];
  const { Request } = globalThis;
  globalThis.Request = class extends Request {
    constructor(...given: ConstructorParameters<typeof Request>) {
      super(...given);
      loaded.push(new URL(this.url).pathname);
    }
  };
  // jsdom has no idle callbacks.
  Object.defineProperty(globalThis, 'requestIdleCallback', {
    value: (run: () => void) => run(),
    configurable: true,
  });
  await warmUpNavigation();
  globalThis.Request = Request;
  // The first page of the router, and the one that it navigates to.
  expect(loaded).toEqual(['/faq', '/faq']);
  expect([location.href, history.length, JSON.stringify(history.state)]).toEqual(before);
  expect(listens).not.toHaveBeenCalled();
});
