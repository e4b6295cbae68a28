import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rent } from './rent.tsx';

const css = (): string => readFileSync(join(__dirname, 'rent.module.css'), 'utf8');

describe('a rent', () => {
  it('has the text of the specification, in the groups of South Asia', () => {
    const { container } = render(<Rent amount={2000000} />);
    expect(container.textContent).toBe('BDT 2000000/month');
    expect([...container.querySelectorAll('.group')].map((group) => group.textContent)).toEqual([
      '20',
      '00',
      '000',
    ]);
  });

  it('shows commas between the groups, as all other amounts', () => {
    expect(css()).toMatch(/\.group \+ \.group::before \{\s*content: ',';/);
  });
});
