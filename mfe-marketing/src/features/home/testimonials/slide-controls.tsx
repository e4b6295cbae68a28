import { Button } from '@roommate/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { SlideDots } from '../../../motion/slide-dots.tsx';
import styles from './testimonials.module.css';

interface SlideControlsProps {
  index: number;
  count: number;
  show: (index: number) => void;
}

/** The previous button, one dot per slide, and the next button. */
export const SlideControls = ({ index, count, show }: SlideControlsProps) => (
  <div className={styles.steps}>
    <Button variant="quiet" aria-label="Previous testimonials" onClick={() => show(index - 1)}>
      <ChevronLeft aria-hidden="true" />
    </Button>
    <SlideDots count={count} current={index} onSelect={show} label="slide" />
    <Button variant="quiet" aria-label="Next testimonials" onClick={() => show(index + 1)}>
      <ChevronRight aria-hidden="true" />
    </Button>
  </div>
);
