import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Container, VisuallyHidden, buttonClass } from '@roommate/ui';
import { useRef } from 'react';
import { SlideDots } from '../../../motion/slide-dots.tsx';
import { PlayToggle } from '../../../motion/play-toggle.tsx';
import { useOnScreen } from '../../../motion/use-on-screen.ts';
import { usePlaying } from '../../../motion/use-playing.ts';
import { QuickLinksList, type QuickLinks } from '../quick-links/quick-links-list.tsx';
import { HeroFacts } from './hero-facts.tsx';
import { heroLines } from './hero-lines.ts';
import { HeroSearch } from './hero-search.tsx';
import { HeroSlider } from './hero-slider.tsx';
import { heroScenes } from './hero-scenes.ts';
import styles from './hero.module.css';
import { Typewriter } from './typewriter.tsx';
import { useHeroSwiper } from './use-hero-swiper.ts';

/** The hero (spec, section 2): rotating images of Dhaka. The offer is over them, in the style of a to-let notice. */
export function Hero({ quickLinks }: { quickLinks: QuickLinks }) {
  const [playing, toggle] = usePlaying();
  const hero = useRef<HTMLElement>(null);
  const running = useOnScreen(hero) && playing;
  const { show, ...slider } = useHeroSwiper(running);
  const [heading, ...more] = heroLines;
  return (
    <section ref={hero} className={styles.hero} aria-label="Welcome">
      <div
        className={styles.images}
        role="group"
        aria-roledescription="carousel"
        aria-label="Images of Dhaka"
      >
        <HeroSlider {...slider} running={running} />
        <div className={styles.controls}>
          <SlideDots
            count={heroScenes.length}
            current={slider.index}
            onSelect={show}
            label="image"
            disabled={!slider.ready}
          />
          <PlayToggle playing={playing} onToggle={toggle} />
        </div>
      </div>
      <Container className={styles.front}>
        <div className={styles.notice}>
          <h1 className={styles.title} tabIndex={-1} data-page-heading="">
            <VisuallyHidden>{heading}</VisuallyHidden>
            <Typewriter lines={heroLines} running={running} />
          </h1>
          <VisuallyHidden>{more.join(' ')}</VisuallyHidden>
          <p className={styles.subtitle}>
            Discover rooms and compatible roommates in Dhaka, browse verified listings and chat securely.
          </p>
          <div className={styles.search}>
            <HeroSearch />
            <QuickLinksList links={quickLinks} />
          </div>
          <p className={styles.actions}>
            <Link to={pagePaths.browse} className={buttonClass('primary', 'large')}>
              Find a Room
            </Link>
            <Link to={pagePaths.addListingLink} className={buttonClass('secondary', 'large')}>
              Offer a Room
            </Link>
          </p>
          <HeroFacts />
        </div>
      </Container>
    </section>
  );
}
