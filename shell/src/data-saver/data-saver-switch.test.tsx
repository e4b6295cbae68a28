import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { DataSaverSwitch } from './data-saver-switch.tsx';
import { SavesData } from './saves-data-context.ts';

const connect = (effectiveType: string): void => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
};
const isOn = (): string | null => screen.getByRole('switch').getAttribute('aria-checked');

afterEach(() => {
  connect('4g');
  document.cookie = 'data-saver=; Max-Age=0';
  document.body.innerHTML = '';
});

describe('the data saver switch', () => {
  const html = (
    <SavesData value={false}>
      <DataSaverSwitch />
    </SavesData>
  );

  it('is on after the first render when the connection is slow, which the HTML does not know', () => {
    connect('2g');
    document.body.innerHTML = `<div>${renderToString(html)}</div>`;
    expect(isOn()).toBe('false');
    const differences: unknown[] = [];
    act(() => {
      hydrateRoot(document.body.firstElementChild ?? document.body, html, {
        onRecoverableError: (error) => differences.push(error),
      });
    });
    expect(isOn()).toBe('true');
    expect(differences).toEqual([]);
  });

  it('keeps the choice in the cookie, and the stored copies of pages', () => {
    const forget = jest.fn();
    Object.assign(globalThis, { caches: { delete: forget } });
    render(html);
    for (const choice of ['1', '0']) {
      act(() => screen.getByRole('switch').click());
      expect(document.cookie).toBe(`data-saver=${choice}`);
      expect(isOn()).toBe(String(choice === '1'));
    }
    expect(forget).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('stays as it is when the connection has changed meanwhile', () => {
    render(html);
    connect('2g');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isOn()).toBe('false');
  });

  it('shows the choice of another tab when the visitor comes back, and then changes it', () => {
    render(html);
    act(() => screen.getByRole('switch').click());
    act(() => screen.getByRole('switch').click());
    document.cookie = 'data-saver=1';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isOn()).toBe('true');
    act(() => screen.getByRole('switch').click());
    expect(document.cookie).toBe('data-saver=0');
  });
});
