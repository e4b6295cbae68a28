import { marketingFigures, pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Section, buttonClass } from '@roommate/ui';
import { reviews } from '../testimonials/reviews.ts';
import styles from './community.module.css';

const FACES = 6;

/** The Join FREE Community banner (spec, section 2). */
export const Community = () => (
  <Section>
    <div className={styles.banner}>
      <div className={styles.text}>
        <h2>Join FREE Community</h2>
        <p>
          Post your room, or find the people to share one with. No fee, no commission, no broker: free
          forever.
        </p>
      </div>
      <div className={styles.side}>
        <p className={styles.members}>
          <span className={styles.faces}>
            {reviews.slice(0, FACES).map(({ id, image }) => (
              <img key={id} src={image} alt="" width={44} height={44} loading="lazy" decoding="async" />
            ))}
          </span>
          <span>
            <strong>{marketingFigures.users}</strong> users
          </span>
        </p>
        <Link to={pagePaths.addListingLink} className={`${buttonClass('primary', 'large')} ${styles.start}`}>
          Get Started Today
        </Link>
      </div>
    </div>
  </Section>
);
