import { marketingFigures, pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import styles from './about-page.module.css';

const { users, satisfied, rating, reviews } = marketingFigures;

const figures = [
  { value: users, label: 'users' },
  { value: satisfied, label: 'satisfied' },
  { value: rating, label: 'average rating' },
  { value: reviews, label: 'reviews' },
];

/** The about text and the product's figures (spec, section 1). */
export const Story = () => (
  <section className={styles.story} aria-labelledby="story-title">
    <div className={styles.prose}>
      <h2 id="story-title">A notice on the wall, without the wall</h2>
      <p>
        Every lane in Dhaka has its to-let notices. They offer a room on the third floor or one seat for a
        student, bachelors welcome or not. Most of them give a phone number and nothing else. So you call, you
        travel an hour across the city, and the rent is not what you were told.
      </p>
      <p>
        Here the notice has everything first. It shows the rent in taka per month, the place, a photo, and how
        the people there live. You compare rooms without an account. To see the contact of a room, log in and
        like it. Then you talk to the people who live there before you go and see it.
      </p>
      <p>
        It is for students, and for people with a first job or a new posting. Families with a room to spare
        use it, too. It is free for everyone, and it stays free forever.{' '}
        <Link to={pagePaths.browse}>See the rooms that are free now</Link>.
      </p>
    </div>
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
