import { HeroPicture } from './hero-picture.tsx';
import { heroSlides } from './hero-slides.ts';
import type { useHeroSwiper } from './use-hero-swiper.ts';
import styles from './hero-slider.module.css';

type HeroSliderProps = Pick<ReturnType<typeof useHeroSwiper>, 'ref' | 'ready' | 'index'>;

/** The hero's pictures. The first one is plain HTML; the others come when Swiper has taken over. */
export function HeroSlider({ ref, ready, index }: HeroSliderProps) {
  return (
    <div ref={ref} className={`swiper ${styles.slider}`}>
      <div className={`swiper-wrapper ${styles.slides}`}>
        {heroSlides.map((slide, position) => (
          <div
            key={slide.phone}
            className={`swiper-slide ${styles.slide}`}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${heroSlides.length}`}
            aria-hidden={position !== index}
          >
            {(position === 0 || ready) && <HeroPicture slide={slide} priority={position === 0} />}
          </div>
        ))}
      </div>
    </div>
  );
}
