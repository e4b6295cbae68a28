import type { HERO_SLIDE_COUNT } from '@roommate/contracts';
import balconyPhoneAvif from '../../../images/hero/balcony-evening-phone.avif';
import balconyPhone from '../../../images/hero/balcony-evening-phone.webp';
import balconyWideAvif from '../../../images/hero/balcony-evening-wide.avif';
import balconyWide from '../../../images/hero/balcony-evening-wide.webp';
import lakePhoneAvif from '../../../images/hero/lake-bridge-phone.avif';
import lakePhone from '../../../images/hero/lake-bridge-phone.webp';
import lakeWideAvif from '../../../images/hero/lake-bridge-wide.avif';
import lakeWide from '../../../images/hero/lake-bridge-wide.webp';
import streetPhoneAvif from '../../../images/hero/rickshaw-street-phone.avif';
import streetPhone from '../../../images/hero/rickshaw-street-phone.webp';
import streetWideAvif from '../../../images/hero/rickshaw-street-wide.avif';
import streetWide from '../../../images/hero/rickshaw-street-wide.webp';
import type { ImageSources } from '../../../images/image-sources.ts';

export interface HeroScene {
  alt: string;
  phone: ImageSources;
  wide: ImageSources;
}

/** The first slide is the page's largest image. It shows before the slider's script loads. */
export const heroScenes: readonly HeroScene[] & { length: typeof HERO_SLIDE_COUNT } = [
  {
    alt: 'Two friends ride a rickshaw past the shops of a Dhaka street, below the metro rail.',
    phone: { avif: streetPhoneAvif, webp: streetPhone },
    wide: { avif: streetWideAvif, webp: streetWide },
  },
  {
    alt: 'Tea on a balcony at sunset, over the rooftops of Dhaka.',
    phone: { avif: balconyPhoneAvif, webp: balconyPhone },
    wide: { avif: balconyWideAvif, webp: balconyWide },
  },
  {
    alt: 'A boat on the lake at Hatirjheel, in front of the bridge.',
    phone: { avif: lakePhoneAvif, webp: lakePhone },
    wide: { avif: lakeWideAvif, webp: lakeWide },
  },
];
