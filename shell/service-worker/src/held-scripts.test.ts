import { navigation, openPage, pageOf } from './testing/fake-worker.ts';
import { holdScripts, mayRun } from './held-scripts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let count = 0;

/** A page that shows from a copy of the live releases. @param now the site's response; a promise for a slow site */
function show(now: Response | undefined | Promise<Response | undefined>, path = `/page-${(count += 1)}`) {
  const id = `id-${(count += 1)}`;
  const page = openPage(id);
  holdScripts(navigation(path, { id }).event, pageOf('live', 'stored'), Promise.resolve(now));
  let runs = false;
  void mayRun(id).then(() => {
    runs = true;
  });
  const after = async (ms: number) => {
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

  it('never run when a release has been retired: the page loads again', async () => {
    expect(await show(pageOf('next', 'stored')).after(3999)).toEqual({ runs: false, reloads: 1 });
  });

  it('never run when the page has changed', async () => {
    expect(await show(pageOf('live', 'changed')).after(3999)).toEqual({ runs: false, reloads: 1 });
  });

  it.each([
    ['names other releases', pageOf('next', '', { status: 503 }), { runs: false, reloads: 1 }],
    ['names the same releases', pageOf('live', '', { status: 503 }), { runs: true, reloads: 0 }],
    ['is of a proxy', pageOf(null, '', { status: 502 }), { runs: true, reloads: 0 }],
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
    await expect(mayRun('another')).resolves.toBeUndefined();
  });
});
