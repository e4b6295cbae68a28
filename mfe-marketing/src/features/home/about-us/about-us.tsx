import { marketingFigures, pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Section, buttonClass } from '@roommate/ui';
import avif from '../../../images/about/rooftop-tea.avif';
import webp from '../../../images/about/rooftop-tea.webp';
import { SceneImage } from '../../../images/scene-image.tsx';
import styles from './about-us.module.css';
import { Promises } from './promises.tsx';

/** The About Us block of home (spec, section 2). */
export const AboutUs = () => (
  <Section tone="sunken">
    <div className={styles.columns}>
      <div>
        <h2>About Us</h2>
        <p className={styles.lead}>
          Finding a room in Dhaka should not take a cousin, three brokers and a week of phone calls.
        </p>
        <p className={styles.text}>
          People post their rooms here themselves, with the rent in taka and the place by name. You look,
          compare and talk to them directly, without a broker. Our users: {marketingFigures.satisfied}{' '}
          satisfied.
        </p>
        <Promises />
        <p className={styles.action}>
          <Link to={pagePaths.browse} className={buttonClass('primary', 'large')}>
            Browse Listings
          </Link>
        </p>
      </div>
      <SceneImage
        className={styles.picture}
        sources={{ avif, webp }}
        alt="Two flatmates drink tea on a rooftop in the evening."
        loading="lazy"
      />
    </div>
  </Section>
);
