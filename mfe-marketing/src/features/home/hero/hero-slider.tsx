import { useState } from 'react';
// With the page, although Swiper comes later: a style sheet with `:root` that loads late computes all styles again.
import 'swiper/css';
import 'swiper/css/effect-fade';
import { HeroImage } from './hero-image.tsx';
import { heroScenes } from './hero-scenes.ts';
import type { useHeroSwiper } from './use-hero-swiper.ts';
import styles from './hero-slider.module.css';

interface HeroSliderProps extends Pick<ReturnType<typeof useHeroSwiper>, 'ref' | 'ready' | 'index'> {
  /** Whether the slides advance automatically. */
  running: boolean;
}

/**
 * The hero's images. The first one needs no script. When Swiper runs, each other image loads one slide before its turn, or
 * on request. So visitors who leave or stop the slider do not download the rest.
 */
export function HeroSlider({ ref, ready, index, running }: HeroSliderProps) {
  const [loaded, setLoaded] = useState(0);
  const wanted = ready && running ? index + 1 : index;
  if (wanted > loaded) setLoaded(wanted);
  return (
    <div ref={ref} className={`swiper ${styles.slider}`}>
      <div className={`swiper-wrapper ${styles.slides}`}>
        {heroScenes.map((slide, position) => (
          <div
            key={slide.alt}
            className={`swiper-slide ${styles.slide}`}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${heroScenes.length}`}
            aria-hidden={position !== index}
          >
            {position <= loaded && <HeroImage slide={slide} priority={position === 0} />}
          </div>
        ))}
      </div>
    </div>
  );
}
