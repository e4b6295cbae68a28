import { marketingFigures } from '@roommate/contracts';
import styles from './hero.module.css';

const { users, rating } = marketingFigures;

/** Marketing figures in one line. */
export const HeroFacts = () => (
  <ul role="list" className={styles.facts}>
    <li>
      <strong>{users}</strong> users
    </li>
    <li>
      <strong>{rating}</strong> average rating
    </li>
    <li>
      <strong>Free</strong> forever
    </li>
  </ul>
);
