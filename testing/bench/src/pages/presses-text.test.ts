import { pressesText } from './presses-text.ts';

const presses = (...times: number[]) => times.map((ms, index) => ({ label: `button ${index}`, ms }));

describe('the text of presses', () => {
  it('names the slowest three, or all that are too slow', () => {
    expect(pressesText('home', presses(16, 40, 24, 199))).toBe(
      'home: 4 controls, 0 too slow. Slowest: button 3 199 ms, button 1 40 ms, button 2 24 ms',
    );
    expect(pressesText('home', presses(200, 210, 220, 230, 16))).toContain(
      '4 too slow. Slowest: button 3 230 ms, button 2 220 ms, button 1 210 ms, button 0 200 ms',
    );
  });

  it('names what could not be pressed', () => {
    expect(pressesText('FAQ', [...presses(16), { label: 'summary Rent', missed: 'covered' }])).toBe(
      'FAQ: 1 controls, 0 too slow. Slowest: button 0 16 ms. Not pressed: summary Rent (covered)',
    );
  });
});
