import { act, createElement, type ChangeEvent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { repeatNextPress, stopRecordingPresses } from './early-presses.ts';

/** A button that counts its presses. */
function addButton(): { button: HTMLButtonElement; count: () => number } {
  const button = document.body.appendChild(document.createElement('button'));
  let pressed = 0;
  button.addEventListener('click', () => (pressed += 1));
  return { button, count: () => pressed };
}

const pressAt = (timeStamp: number) => ({ timeStamp, value: '' });

const types = ['click', 'input', 'compositionend'];

type Presses = NonNullable<Window['earlyPresses']>['presses'];

function repeatAll(presses: Presses): void {
  window.earlyPresses = { presses, types, record: () => undefined };
  while (repeatNextPress());
}

/** An input that keeps what its events show. */
function addInput(attributes: Record<string, string>): { input: HTMLInputElement; events: string[] } {
  const input = document.body.appendChild(document.createElement('input'));
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  const events: string[] = [];
  for (const type of ['input', 'focusout']) {
    input.addEventListener(type, () => events.push(`${type} ${input.value}`));
  }
  return { input, events };
}

describe('early presses', () => {
  afterEach(() => document.body.replaceChildren());

  it('are repeated once, on controls that are still in the page', () => {
    const [kept, gone] = [addButton(), addButton()];
    gone.button.remove();
    repeatAll(new Map([gone, kept].map(({ button }) => [button, pressAt(performance.now())])));
    expect(repeatNextPress()).toBe(false);
    expect([kept.count(), gone.count()]).toEqual([1, 0]);
  });

  it('are repeated one at a time', () => {
    const [first, second] = [addButton(), addButton()];
    const presses = new Map([first, second].map(({ button }) => [button, pressAt(performance.now())]));
    window.earlyPresses = { presses, types, record: () => undefined };
    expect(repeatNextPress()).toBe(true);
    expect([first.count(), second.count()]).toEqual([1, 0]);
  });

  it('of a button are forgotten after ten seconds', () => {
    const { button, count } = addButton();
    repeatAll(new Map([[button, pressAt(performance.now() - 10_001)]]));
    expect(count()).toBe(0);
  });

  it('of a group of radio buttons count once, the last one', () => {
    const radio = (name: string, value: string) => addInput({ type: 'radio', name, value });
    const [single, other, shared] = [radio('type', 'single'), radio('other', 'any'), radio('type', 'shared')];
    const press = { timeStamp: 0, value: '', checked: true };
    repeatAll(new Map([single, other, shared].map(({ input }) => [input, press])));
    expect([single.events, other.events, shared.events]).toEqual([[], ['input any'], ['input shared']]);
  });

  it('of a field that was left end with leaving it', () => {
    const { input, events } = addInput({ type: 'text' });
    repeatAll(new Map([[input, { timeStamp: 0, value: '9000' }]]));
    expect(events).toEqual(['input 9000', 'focusout 9000']);
  });

  it('of a field with the focus keep the caret and what was typed after the recording', () => {
    const { input, events } = addInput({ type: 'text' });
    input.value = '9000';
    input.focus();
    input.setSelectionRange(2, 2);
    repeatAll(new Map([[input, { timeStamp: 0, value: '90' }]]));
    expect(events).toEqual(['input 9000']);
    expect(input.selectionStart).toBe(2);
  });

  it('do not change a text while an input method composes it', () => {
    const { input, events } = addInput({ type: 'text' });
    input.focus();
    repeatAll(new Map([[input, { timeStamp: 0, value: '9000', isComposing: true }]]));
    expect(events).toEqual([]);
  });

  describe('after the recording', () => {
    /** Ends the recording of a press of each control, lets the visitor act, and repeats what is left. */
    function repeatAfter(controls: (HTMLButtonElement | HTMLInputElement)[], act: () => void): void {
      const press = { timeStamp: performance.now(), value: '90', checked: true };
      const presses: Presses = new Map(controls.map((control) => [control, { ...press }]));
      window.earlyPresses = { presses, types, record: () => undefined };
      stopRecordingPresses();
      act();
      while (repeatNextPress());
    }

    it('give way to a newer press of the same button', () => {
      const [pressed, other] = [addButton(), addButton()];
      repeatAfter([pressed.button, other.button], () => pressed.button.click());
      expect([pressed.count(), other.count()]).toEqual([1, 1]);
    });

    it('give way to a newer choice of the same group', () => {
      const radio = (value: string) => addInput({ type: 'radio', name: 'type', value });
      const [single, shared] = [radio('single'), radio('shared')];
      repeatAfter([single.input], () => shared.input.click());
      expect(single.events).toEqual([]);
      expect([single.input.checked, shared.input.checked]).toEqual([false, true]);
    });

    it('give way to a newer state of the same checkbox, also for React', () => {
      const states: boolean[] = [];
      const container = document.body.appendChild(document.createElement('div'));
      const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => void states.push(target.checked);
      const element = createElement('input', { type: 'checkbox', defaultChecked: false, onChange });
      const input = container.appendChild(document.createElement('input'));
      input.type = 'checkbox';
      input.checked = true;
      const press = { timeStamp: performance.now(), value: 'on', checked: true };
      window.earlyPresses = { presses: new Map([[input, press]]), types, record: () => undefined };
      stopRecordingPresses();
      act(() => {
        hydrateRoot(container, element);
        input.click();
      });
      act(() => void repeatNextPress());
      expect([input.checked, states.at(-1)]).toEqual([false, false]);
    });

    it('do not bring a text back that was cleared', () => {
      const { input, events } = addInput({ type: 'text' });
      repeatAfter([input], () => input.dispatchEvent(new InputEvent('input', { bubbles: true })));
      expect(events).toEqual(['input ', 'input ', 'focusout ']);
    });

    it('do not change a text that an input method has begun to compose', () => {
      const { input, events } = addInput({ type: 'text' });
      input.focus();
      repeatAfter([input], () =>
        input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true })),
      );
      expect(events).toEqual(['input ']);
    });
  });

  it('are not recorded any more when React listens to the page', () => {
    const record = jest.fn();
    window.earlyPresses = { presses: new Map(), types, record };
    for (const type of types) addEventListener(type, record, true);
    const { button } = addButton();
    const act = (): void => {
      button.click();
      button.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    };
    act();
    stopRecordingPresses();
    act();
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('need no recording, which a page from an earlier release does not have', () => {
    delete window.earlyPresses;
    expect(repeatNextPress()).toBe(false);
  });
});
