import { formatAmount, pagePaths, type AreasResponse } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import styles from './areas-table.module.css';

/** What the map shows, as a table: for people who do not see the map, and for search engines. */
export function AreasTable({ data: { areas, elsewhere } }: { data: AreasResponse }) {
  return (
    <details className={styles.details}>
      <summary>Areas as a table ({areas.length})</summary>
      <div className={styles.scroll} role="group" aria-label="Areas" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Rooms</th>
              <th scope="col">Median rent</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ id, name, rooms, median }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={pagePaths.area(id)}>{name}</Link>
                </th>
                <td>{rooms}</td>
                <td>{formatAmount(median)}</td>
              </tr>
            ))}
            {elsewhere > 0 && (
              <tr>
                <th scope="row">Not on the map</th>
                <td>{elsewhere}</td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
