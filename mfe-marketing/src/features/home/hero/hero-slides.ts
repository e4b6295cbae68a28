import balconyPhone from '../../../pictures/hero/balcony-evening-phone.webp';
import balconyWide from '../../../pictures/hero/balcony-evening-wide.webp';
import lakePhone from '../../../pictures/hero/lake-bridge-phone.webp';
import lakeWide from '../../../pictures/hero/lake-bridge-wide.webp';
import streetPhone from '../../../pictures/hero/rickshaw-street-phone.webp';
import streetWide from '../../../pictures/hero/rickshaw-street-wide.webp';

export interface HeroSlide {
  /** What the picture shows. */
  alt: string;
  phone: string;
  wide: string;
}

/** The first one is the page's largest picture: it is there before any script of the slider. */
export const heroSlides: readonly HeroSlide[] = [
  {
    alt: 'Two friends ride a rickshaw past the shops of a Dhaka street, below the metro rail.',
    phone: streetPhone,
    wide: streetWide,
  },
  {
    alt: 'Tea on a balcony at sunset, over the rooftops of Dhaka.',
    phone: balconyPhone,
    wide: balconyWide,
  },
  {
    alt: 'A boat on the lake at Hatirjheel, in front of the bridge.',
    phone: lakePhone,
    wide: lakeWide,
  },
];
