import { marketingFigures, TESTIMONIALS_PER_SLIDE } from '@roommate/contracts';
import { Section } from '@roommate/ui';
import { AutoPlayToggle } from './auto-play-toggle.tsx';
import { reviews } from './reviews.ts';
import { ReviewSlide } from './review-slide.tsx';
import { SlideControls } from './slide-controls.tsx';
import styles from './testimonials.module.css';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useSwipe } from './use-swipe.ts';

const slides = Array.from({ length: Math.ceil(reviews.length / TESTIMONIALS_PER_SLIDE) }, (_, slide) =>
  reviews.slice(slide * TESTIMONIALS_PER_SLIDE, (slide + 1) * TESTIMONIALS_PER_SLIDE),
);

/** The testimonials carousel (spec, section 2). As in the ARIA carousel pattern, the pause button comes first. */
export function Testimonials() {
  const { index, playing, toggle, show } = useAutoAdvance(slides.length);
  const swipe = useSwipe((step) => show(index + step));
  return (
    <Section
      title="What Our Users Say"
      intro={`Average rating: ${marketingFigures.rating} of 5 stars. ${marketingFigures.reviews} reviews.`}
    >
      <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label="Testimonials">
        <AutoPlayToggle playing={playing} onToggle={toggle} />
        <div className={styles.slides} aria-live={playing ? 'off' : 'polite'} {...swipe}>
          {slides.map((slide, position) => (
            <ReviewSlide
              key={position}
              reviews={slide}
              label={`${position + 1} of ${slides.length}`}
              shown={position === index}
            />
          ))}
        </div>
        <SlideControls index={index} count={slides.length} show={show} />
      </div>
    </Section>
  );
}
