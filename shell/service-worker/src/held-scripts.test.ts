import { navigation, openPage, pageOf } from './testing/fake-worker.ts';
import { holdScripts, waitForConfirmation } from './held-scripts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let count = 0;

/**
 * A page that shows from a copy of the live releases.
 * @param now the site's response; a promise for a slow site
 * @param storing settles when the store has the response
 */
function show(
  now: Response | undefined | Promise<Response | undefined>,
  path = `/page-${(count += 1)}`,
  storing = Promise.resolve(),
) {
  const id = `id-${(count += 1)}`;
  const page = openPage(id);
  const fetched = Promise.resolve(now).then((response) => response && { response, storing });
  holdScripts(navigation(path, { id }).event, pageOf('live', 'stored'), fetched);
  /** Whether a script of the page that is requested now runs after some milliseconds. */
  const after = async (ms: number) => {
    let runs = false;
    void waitForConfirmation(id).then(() => {
      runs = true;
    });
    await jest.advanceTimersByTimeAsync(ms);
    return { runs, reloads: page.navigate.mock.calls.length };
  };
  return { after };
}

const never = new Promise<never>(() => undefined);

describe('the scripts of a page that shows from its copy', () => {
  it('run when the site has confirmed the copy', async () => {
    expect(await show(pageOf('live', 'stored')).after(0)).toEqual({ runs: true, reloads: 0 });
  });

  it('do not run when a release has been retired: the page loads again', async () => {
    expect(await show(pageOf('next', 'stored')).after(3999)).toEqual({ runs: false, reloads: 1 });
  });

  it('are no longer held when the page is gone: a newer service worker waits for the requests', async () => {
    expect(await show(pageOf('next', 'stored')).after(4000)).toEqual({ runs: true, reloads: 1 });
  });

  it('do not run either when the store has the new page only after four seconds, or never', async () => {
    const shown = show(pageOf('next', 'stored'), undefined, never);
    expect(await shown.after(3999)).toEqual({ runs: false, reloads: 0 });
    expect(await shown.after(1)).toEqual({ runs: false, reloads: 1 });
    expect(await shown.after(3999)).toEqual({ runs: false, reloads: 1 });
  });

  it('wait until the store has the new page, which then loads', async () => {
    const storing = new Promise<void>((resolve) => setTimeout(resolve, 1000));
    const shown = show(pageOf('live', 'changed'), undefined, storing);
    expect(await shown.after(999)).toEqual({ runs: false, reloads: 0 });
    expect(await shown.after(1)).toEqual({ runs: false, reloads: 1 });
  });

  it('do not run when the page has changed', async () => {
    expect(await show(pageOf('live', 'changed')).after(3999)).toEqual({ runs: false, reloads: 1 });
  });

  it.each([
    ['names other releases', pageOf('next', '', { status: 503 }), { runs: false, reloads: 1 }],
    ['names the same releases', pageOf('live', '', { status: 503 }), { runs: true, reloads: 0 }],
    ['is of a proxy', pageOf(null, '', { status: 502 }), { runs: true, reloads: 0 }],
    ['is a refusal of a proxy', pageOf(null, '', { status: 403 }), { runs: true, reloads: 0 }],
    ['says that the page is gone', pageOf(null, '', { status: 404 }), { runs: false, reloads: 1 }],
  ])('follow an error that %s', async (_, error, expected) => {
    expect(await show(error).after(3999)).toEqual(expected);
  });

  it('run at once without a network, and after four seconds of a silent site', async () => {
    expect(await show(undefined).after(0)).toEqual({ runs: true, reloads: 0 });
    const silent = show(never);
    expect(await silent.after(3999)).toEqual({ runs: false, reloads: 0 });
    expect(await silent.after(1)).toEqual({ runs: true, reloads: 0 });
  });

  it('are not stopped by a response that comes when the visitor uses the page already', async () => {
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(pageOf('next')), 5000));
    expect(await show(late).after(6000)).toEqual({ runs: true, reloads: 0 });
  });

  it('run the second time for a page that differs at each visit, but not with another release', async () => {
    expect(await show(pageOf('live', 'one'), '/random').after(0)).toEqual({ runs: false, reloads: 1 });
    expect(await show(pageOf('live', 'two'), '/random').after(0)).toEqual({ runs: true, reloads: 0 });
    expect(await show(pageOf('next', 'two'), '/random').after(0)).toEqual({ runs: false, reloads: 1 });
  });

  it('are not held back without a copy', async () => {
    await expect(waitForConfirmation('another')).resolves.toBeUndefined();
  });
});
