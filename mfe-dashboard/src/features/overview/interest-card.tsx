import { pagePaths, type Listing } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Card, buttonClass } from '@roommate/ui';
import styles from './interest-card.module.css';

/** The interest in the user's rooms. It fills the row of the cards when there are only one or two. */
export const InterestCard = ({ listings }: { listings: readonly Listing[] }) => (
  <Card as="li" className={`${styles.interest} ${listings.length === 1 ? styles.beside : ''}`}>
    <h3>Interest in your rooms</h3>
    <ul role="list" className={styles.rooms}>
      {listings.map(({ _id, title, likes, views = 0 }) => (
        <li key={_id}>
          <p className={styles.room}>{title}</p>
          <div className={styles.figures}>
            <Figure label={likes === 1 ? 'person interested' : 'people interested'} value={likes} />
            <Figure label={views === 1 ? 'view' : 'views'} value={views} />
          </div>
          <Link
            className={buttonClass('secondary', 'small')}
            to={pagePaths.edit(_id)}
            aria-label={`Edit: ${title}`}
          >
            Edit
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

const Figure = ({ label, value }: { label: string; value: number }) => (
  <p className={styles.label}>
    <span className={styles.value}>{value}</span> {label}
  </p>
);
