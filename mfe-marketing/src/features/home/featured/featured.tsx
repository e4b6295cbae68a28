import { pagePaths } from '@roommate/contracts';
import { Link, useRevalidator } from '@roommate/shell-api';
import { Section, buttonClass } from '@roommate/ui';
import { useEffect, useRef } from 'react';
import { FeaturedContent } from './featured-content.tsx';
import styles from './featured.module.css';
import type { HomeData } from '../home-loader.ts';
import { useFeaturedListings } from './use-featured-listings.ts';

/** The Featured Roommate grid (spec, section 2): available listings, at most 8. */
export function Featured({ listings, isOld }: Pick<HomeData, 'listings' | 'isOld'>) {
  const state = useFeaturedListings(listings);
  const { revalidate } = useRevalidator();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOld) void revalidate();
  }, [isOld, revalidate]);
  const tryAgain = () => {
    // The button disappears with the error. Move the focus here, or the browser would reset it to the page.
    content.current?.focus({ preventScroll: true });
    void revalidate();
  };
  return (
    <Section title="Featured Roommate" intro="Rooms and seats that are free right now, newest first.">
      <div ref={content} className={styles.content} tabIndex={-1} aria-busy={state === 'loading'}>
        <FeaturedContent state={state} onTryAgain={tryAgain} />
      </div>
      <p className={styles.all}>
        <Link to={pagePaths.browse} className={buttonClass('secondary', 'large')}>
          Check All Listing
        </Link>
      </p>
    </Section>
  );
}
