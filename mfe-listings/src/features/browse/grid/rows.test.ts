import { startOfList } from '../scroll-position/scroll-position.ts';
import { rowsAt } from './rows.ts';

const layout = { columns: 2, gap: 20, top: 300 };
const positionAt = (index: number) => ({ ...startOfList.position, index, rowHeight: 400 });

describe('the rows before anything follows the visitor', () => {
  it('are the first ones at the start of the list, with space for the rest', () => {
    const rows = rowsAt(positionAt(0), layout, 48, 24);
    expect(rows).toEqual({ columns: 2, from: 0, to: 24, before: 0, after: 12 * 420 });
  });

  it('are those around a position in the middle, so that the page has its former height', () => {
    const rows = rowsAt(positionAt(100), layout, 200, 24);
    expect(rows).toEqual({ columns: 2, from: 92, to: 124, before: 46 * 420, after: 38 * 420 });
  });

  it('end with the list', () => {
    const rows = rowsAt(positionAt(0), layout, 5, 24);
    expect(rows).toMatchObject({ from: 0, to: 5, after: 0 });
  });
});
