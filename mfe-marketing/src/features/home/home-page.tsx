import { useLoaderData, useNavigationType } from '@roommate/shell-api';
import { AfterFirstPaint } from '@roommate/ui';
import { AboutUs } from './about-us/about-us.tsx';
import { Community } from './community/community.tsx';
import { Featured } from './featured/featured.tsx';
import { Hero } from './hero/hero.tsx';
import type { HomeData } from './home-loader.ts';
import { SiteStructuredData } from './site-structured-data.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** The home page, with its sections in the order of the spec (section 2). */
function HomePage() {
  const { listings, isOld, quickLinks } = useLoaderData<HomeData>();
  const type: string = useNavigationType();
  return (
    <>
      <Hero quickLinks={quickLinks} />
      <AfterFirstPaint isImmediate={type === 'POP'}>
        <Featured listings={listings} isOld={isOld} />
        <AboutUs />
        <Community />
        <Testimonials />
      </AfterFirstPaint>
      <SiteStructuredData />
    </>
  );
}

export { HomePage as Component };
