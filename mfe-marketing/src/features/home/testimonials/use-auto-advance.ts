import { TESTIMONIAL_ADVANCE_MS, TESTIMONIAL_MANUAL_PAUSE_MS } from '@roommate/contracts';
import { useEffect, useState } from 'react';
import { usePlaying } from '../../../motion/use-playing.ts';

interface AutoAdvance {
  /** The slide that shows, counted from 0. */
  index: number;
  /** Whether auto-play is on; it stays so while a manual action makes it wait. */
  playing: boolean;
  toggle: () => void;
  /** A manual action: shows a slide, beyond either end the one at the other, and makes auto-play wait. */
  show: (index: number) => void;
}

/**
 * The state of the testimonials (spec, sections 4 and 9): the next slide every 4000 ms, the first after the last. A
 * manual action stops that for 5000 ms, after which the 4000 ms begin anew.
 * @param count how many slides there are
 */
export function useAutoAdvance(count: number): AutoAdvance {
  const [playing, toggle] = usePlaying();
  // A new object for every manual action, so that the wait is counted from the last one.
  const [slide, setSlide] = useState({ index: 0, waits: false });

  useEffect(() => {
    if (!playing) return;
    const { index, waits } = slide;
    const next = waits ? index : (index + 1) % count;
    const timer = setTimeout(
      () => setSlide({ index: next, waits: false }),
      waits ? TESTIMONIAL_MANUAL_PAUSE_MS : TESTIMONIAL_ADVANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [playing, slide, count]);

  return {
    index: slide.index,
    playing,
    toggle,
    show: (to) => setSlide({ index: (to + count) % count, waits: true }),
  };
}
