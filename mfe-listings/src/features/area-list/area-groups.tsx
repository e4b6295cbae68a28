import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { countText, medianText, type Counted } from '../map/area-texts.ts';
import type { AreaGroup } from './area-list-query.ts';
import styles from './area-list-page.module.css';

/** The areas with rooms, by parts of the city. */
export const AreaGroups = ({ groups, counted }: { groups: readonly AreaGroup[]; counted: Counted }) => (
  <div className={styles.groups}>
    {groups.map((group) => {
      const median = medianText(group, counted);
      return (
        <section key={group.id} className={styles.group}>
          <h2 className={styles.heading}>
            <Link to={pagePaths.area(group.id)}>{group.name}</Link>
          </h2>
          <p className={styles.note}>
            {countText(group)} {group.rooms === 1 ? 'room' : 'rooms'}
            {median !== undefined && `, median ${median}`}
          </p>
          {group.parts.length > 0 && (
            <ul role="list" className={styles.parts}>
              {group.parts.map((part) => (
                <li key={part.id}>
                  <Link to={pagePaths.area(part.id)}>{part.name}</Link>
                  {/* It does not break, so that the number is never alone on a line. */}
                  {'\u00A0'}
                  <span className={styles.note}>{countText(part)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    })}
  </div>
);
