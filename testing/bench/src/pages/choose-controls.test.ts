import { chooseControls } from './choose-controls.ts';
import type { ControlLook } from './describe-controls.ts';

const look = (name: string, change: Partial<ControlLook> = {}): ControlLook => ({
  tag: 'button',
  type: 'button',
  className: 'small',
  name,
  group: '',
  part: 'MAIN',
  isChosen: false,
  isRepeated: false,
  isInFrame: false,
  ...change,
});
const labels = (looks: ControlLook[], isWhole = false) =>
  chooseControls(looks, isWhole).map(({ label }) => label);

describe('the controls to press', () => {
  it('are different when only their names are', () => {
    expect(labels([look('Previous'), look('Next'), look('Next')])).toEqual([
      'button Previous',
      'button Next',
    ]);
  });

  it('are one of each look in cards, rows and lists', () => {
    const cards = [look('Save: A', { isRepeated: true }), look('Save: B', { isRepeated: true })];
    expect(labels(cards)).toEqual(['button Save: A']);
  });

  it('are one of each look in the header and the footer, unless the page counts as a whole', () => {
    const links = [look('Home', { isInFrame: true }), look('About', { isInFrame: true })];
    expect(labels(links)).toEqual(['button Home']);
    expect(labels(links, true)).toEqual(['button Home', 'button About']);
  });

  it('are one option of a group that is not chosen yet', () => {
    const radio = { tag: 'input', type: 'radio', group: 'roomType' };
    const options = [look('Any', { ...radio, isChosen: true }), look('Single', radio), look('Shared', radio)];
    expect(labels(options)).toEqual(['input Single']);
  });

  it('have labels of their own, and the numbers that the page knows', () => {
    const twice = [look('Map', { isChosen: true }), look('Map'), look('Map', { part: 'FORM' })];
    expect(chooseControls(twice, false)).toEqual([
      { number: 1, label: 'button Map' },
      { number: 2, label: 'button Map (2)' },
    ]);
  });

  it('leave out the answer that deletes', () => {
    const question = ['Yes, delete it!', 'Yes, revoke it!', 'Cancel'].map((name) => look(name));
    expect(labels(question)).toEqual(['button Cancel']);
  });
});
