import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Container, PageHeader, buttonClass } from '@roommate/ui';
import { paths } from '../../../remote.json';
import avif from '../../images/about/moving-in.avif';
import webp from '../../images/about/moving-in.webp';
import { SceneImage } from '../../images/scene-image.tsx';
import { PageStructuredData } from '../../page-structured-data.tsx';
import styles from './about-page.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { Story } from './story.tsx';

/** About (spec, section 2). */
function AboutPage() {
  return (
    <Container className={styles.page}>
      <div className={styles.opening}>
        <PageHeader
          eyebrow="A city we know, a home to share"
          title="About Us"
          intro="Roommate Dhaka helps people find a room to live in and people to share it with."
          actions={
            <Link to={pagePaths.browse} className={buttonClass('primary')}>
              Browse Listings
            </Link>
          }
        />
        <SceneImage
          className={styles.picture}
          sources={{ avif, webp }}
          alt="Two friends arrive at their new home by rickshaw. A flatmate waits at the gate."
          fetchPriority="high"
        />
      </div>
      <Story />
      <HowItWorks />
      <PageStructuredData name={paths['/about'].meta.title} path={pagePaths.about} />
    </Container>
  );
}

export { AboutPage as Component };
