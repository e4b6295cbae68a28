import { onIntent } from './on-intent.ts';

const reported: string[] = [];
onIntent((page) => reported.push(page.pathname));

function send(type: string, pointerType?: string): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType });
  document.querySelector('a')?.dispatchEvent(event);
}

beforeEach(() => {
  jest.useFakeTimers();
  reported.length = 0;
  document.body.innerHTML = '<a href="/faq">FAQ</a>';
});
afterEach(() => jest.useRealTimers());

describe('the link that rests under a mouse', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['to another view of the open page', '/browse?q=a&view=map', ['/browse']],
    ['to the open page without its search', '/browse', ['/browse']],
    ['to another place of the open page', '/browse?q=a#list', []],
    ['to another site', 'https://elsewhere.example/faq', []],
  ])('%s: %s', (_what, href, expected) => {
    history.replaceState(null, '', '/browse?q=a');
    document.body.innerHTML = `<a href="${href}">Link</a>`;
    send('pointerover', 'mouse');
    jest.runAllTimers();
    expect(reported).toEqual(expected);
  });
});

describe('the intent to open a page', () => {
  it.each([
    ['a mouse', 'pointerover', 'mouse'],
    ['a finger', 'touchstart', undefined],
    ['the focus', 'focusin', undefined],
  ])('shows when %s rests on its link', (_what, type, pointerType) => {
    send(type, pointerType);
    expect(reported).toEqual([]);
    jest.runAllTimers();
    expect(reported).toEqual(['/faq']);
  });

  it.each([
    ['a finger scrolls', 'touchstart', 'touchmove'],
    ['the browser scrolls', 'touchstart', 'pointercancel'],
    ['the focus moves on', 'focusin', 'focusout'],
    ['the visit has begun', 'touchstart', 'click'],
  ])('does not show when %s', (_what, start, end) => {
    send(start);
    send(end);
    jest.runAllTimers();
    expect(reported).toEqual([]);
  });
});
