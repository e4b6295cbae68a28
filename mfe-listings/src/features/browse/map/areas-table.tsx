import { groupDigits, pagePaths, type AreasResponse } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { countText, medianText } from '../../map/area-texts.ts';
import styles from './areas-table.module.css';

/** The content of the map as a table. It is for people who do not see the map, and for search engines. */
export function AreasTable({ data: { areas, counted, elsewhere } }: { data: AreasResponse }) {
  const hasMedians = counted !== 'some';
  return (
    <details className={styles.details}>
      <summary>Areas as a table ({areas.length})</summary>
      <div className={styles.scroll} role="group" aria-label="Areas" tabIndex={0}>
        <table className={styles.table}>
          <caption>The number of an area includes its parts.</caption>
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Rooms</th>
              {hasMedians && <th scope="col">Median rent</th>}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area.id}>
                <th scope="row">
                  <Link to={pagePaths.area(area.id)}>{area.name}</Link>
                </th>
                <td>{countText(area)}</td>
                {hasMedians && <td>{medianText(area, counted)}</td>}
              </tr>
            ))}
            {elsewhere > 0 && (
              <tr>
                <th scope="row">Not on the map</th>
                <td>{groupDigits(elsewhere)}</td>
                {hasMedians && <td />}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
