import type { HeroSlide } from './hero-slides.ts';

const PHONE = { width: 720, height: 810 };
const WIDE_SCREEN = '(min-width: 48em)';
const WIDE = { width: 1440, height: 810 };

interface HeroPictureProps {
  slide: HeroSlide;
  /** The page's largest picture: loaded before anything else. */
  priority: boolean;
}

/** A picture of the hero: the crop for phones up to 768 px, else the wide one. */
export function HeroPicture({ slide, priority }: HeroPictureProps) {
  return (
    <picture>
      <source media={WIDE_SCREEN} type="image/avif" srcSet={slide.wide.avif} {...WIDE} />
      <source media={WIDE_SCREEN} srcSet={slide.wide.webp} {...WIDE} />
      <source type="image/avif" srcSet={slide.phone.avif} {...PHONE} />
      <img
        src={slide.phone.webp}
        alt={slide.alt}
        {...PHONE}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  );
}
