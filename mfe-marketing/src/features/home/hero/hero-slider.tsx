import { useState } from 'react';
import { HeroPicture } from './hero-picture.tsx';
import { heroSlides } from './hero-slides.ts';
import type { useHeroSwiper } from './use-hero-swiper.ts';
import styles from './hero-slider.module.css';

interface HeroSliderProps extends Pick<ReturnType<typeof useHeroSwiper>, 'ref' | 'ready' | 'index'> {
  /** The slides change by themselves. */
  running: boolean;
}

/**
 * The hero's pictures. The first one is plain HTML. When Swiper has taken over, each of the others is loaded one slide
 * before its turn, or when it is asked for: who leaves or stops the slider does not pay for them.
 */
export function HeroSlider({ ref, ready, index, running }: HeroSliderProps) {
  const [loaded, setLoaded] = useState(0);
  const wanted = ready && running ? index + 1 : index;
  if (wanted > loaded) setLoaded(wanted);
  return (
    <div ref={ref} className={`swiper ${styles.slider}`}>
      <div className={`swiper-wrapper ${styles.slides}`}>
        {heroSlides.map((slide, position) => (
          <div
            key={slide.alt}
            className={`swiper-slide ${styles.slide}`}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${heroSlides.length}`}
            aria-hidden={position !== index}
          >
            {position <= loaded && <HeroPicture slide={slide} priority={position === 0} />}
          </div>
        ))}
      </div>
    </div>
  );
}
