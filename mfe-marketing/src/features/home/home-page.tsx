import { useLoaderData } from '@roommate/shell-api';
import { AboutUs } from './about-us/about-us.tsx';
import { Community } from './community/community.tsx';
import { Featured } from './featured/featured.tsx';
import { Hero } from './hero/hero.tsx';
import type { HomeData } from './home-loader.ts';
import { SiteStructuredData } from './site-structured-data.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

/** The home page, with its sections in the order of the spec (section 2). */
function HomePage() {
  const { listings, quickLinks } = useLoaderData<HomeData>();
  return (
    <>
      <Hero quickLinks={quickLinks} />
      <Featured listings={listings} />
      <AboutUs />
      <Community />
      <Testimonials />
      <SiteStructuredData />
    </>
  );
}

export { HomePage as Component };
