import { clsx } from 'clsx';
import { MoveHorizontal } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../a11y/visually-hidden.tsx';
import { Card } from '../card/card.tsx';
import styles from './data-table.module.css';

export interface DataTableColumn<Row> {
  key: string;
  header: ReactNode;
  /** The cell's content. `index` counts from 0. */
  cell: (row: Row, index: number) => ReactNode;
  /** Use end for numbers. */
  align?: 'start' | 'end' | undefined;
  /** The cell names its row. */
  rowHeader?: boolean | undefined;
  /** The cell has text that people wrote, with words of any length. */
  freeText?: boolean | undefined;
}

interface DataTableProps<Row> {
  /** Describes the table for screen readers. It also names the region that scrolls sideways. */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table in a card. A table wider than its container scrolls sideways inside the card, by keyboard too. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <div className={styles.container}>
      <p className={styles.hint}>
        <MoveHorizontal aria-hidden="true" />
        Scroll sideways to see every column.
      </p>
      <Card className={styles.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
          <thead>
            <tr>
              {columns.map(({ key, header, align }) => (
                <th key={key} scope="col" className={clsx(align === 'end' && styles.end)}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, cell, align, rowHeader, freeText }) =>
                  rowHeader ? (
                    <th key={key} scope="row" className={clsx(freeText && styles.freeText, styles.rowHeader)}>
                      {cell(row, index)}
                    </th>
                  ) : (
                    <td
                      key={key}
                      className={clsx(align === 'end' && styles.end, freeText && styles.freeText)}
                    >
                      {cell(row, index)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
