import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Tabs, buttonClass } from '@roommate/ui';
import { Steps } from './steps.tsx';
import styles from './about-page.module.css';
import { findSteps, rentSteps } from './how-it-works-steps.ts';

const tabs = [
  {
    id: 'rent',
    label: 'Rent a Room',
    panel: (
      <Steps
        steps={rentSteps}
        action={
          <>
            <Link to={pagePaths.addListingLink} className={buttonClass('primary')}>
              Post Your Room
            </Link>
            <Link to={pagePaths.browse} className={buttonClass('secondary')}>
              Compare Rents
            </Link>
          </>
        }
      />
    ),
  },
  {
    id: 'find',
    label: 'Find a Room',
    panel: (
      <Steps
        steps={findSteps}
        action={
          <Link to={pagePaths.browse} className={buttonClass('primary')}>
            Browse Listings
          </Link>
        }
      />
    ),
  },
];

/** The How It Works tabs (spec, section 2). */
export const HowItWorks = () => (
  <section className={styles.how} aria-labelledby="how-title">
    <h2 id="how-title">How It Works</h2>
    <Tabs label="How It Works" tabs={tabs} />
  </section>
);
