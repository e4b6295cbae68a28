import type { HeroScene } from './hero-scenes.ts';

const phoneSize = { width: 720, height: 810 };
const WIDE_SCREEN = '(min-width: 48em)';
const wideSize = { width: 1440, height: 810 };

interface HeroImageProps {
  slide: HeroScene;
  /** Loads before anything else, because it is the page's largest image. */
  priority: boolean;
}

/** An image of the hero: the phone crop below 768 px, else the wide one. */
export function HeroImage({ slide, priority }: HeroImageProps) {
  return (
    <picture>
      <source media={WIDE_SCREEN} type="image/avif" srcSet={slide.wide.avif} {...wideSize} />
      <source media={WIDE_SCREEN} srcSet={slide.wide.webp} {...wideSize} />
      <source type="image/avif" srcSet={slide.phone.avif} {...phoneSize} />
      <img
        src={slide.phone.webp}
        alt={slide.alt}
        {...phoneSize}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  );
}
