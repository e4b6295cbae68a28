import { repeatEarlyPresses, stopRecordingPresses } from './early-presses.ts';

/** A button that counts its presses. */
function addButton(): { button: HTMLButtonElement; count: () => number } {
  const button = document.body.appendChild(document.createElement('button'));
  let pressed = 0;
  button.addEventListener('click', () => (pressed += 1));
  return { button, count: () => pressed };
}

const pressAt = (timeStamp: number) => ({ timeStamp, value: '' });

describe('early presses', () => {
  afterEach(() => document.body.replaceChildren());

  it('are repeated once, on controls that are still in the page', () => {
    const [kept, gone] = [addButton(), addButton()];
    gone.button.remove();
    const presses = new Map([kept, gone].map(({ button }) => [button, pressAt(performance.now())]));
    window.earlyPresses = { presses, record: () => undefined };
    repeatEarlyPresses();
    repeatEarlyPresses();
    expect([kept.count(), gone.count()]).toEqual([1, 0]);
  });

  it('of a button are forgotten after ten seconds', () => {
    const { button, count } = addButton();
    const presses = new Map([[button, pressAt(performance.now() - 10_001)]]);
    window.earlyPresses = { presses, record: () => undefined };
    repeatEarlyPresses();
    expect(count()).toBe(0);
  });

  it('are not recorded any more when React listens to the page', () => {
    const record = jest.fn();
    window.earlyPresses = { presses: new Map(), record };
    for (const type of ['click', 'input']) addEventListener(type, record, true);
    const { button } = addButton();
    button.click();
    stopRecordingPresses();
    button.click();
    expect(record).toHaveBeenCalledTimes(1);
  });

  it('need no recording, which a page from an earlier release does not have', () => {
    delete window.earlyPresses;
    expect(repeatEarlyPresses).not.toThrow();
  });
});
