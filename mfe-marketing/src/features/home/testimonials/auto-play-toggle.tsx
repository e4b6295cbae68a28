import { Button } from '@roommate/ui';
import { Pause, Play } from 'lucide-react';
import styles from './testimonials.module.css';

interface AutoPlayToggleProps {
  playing: boolean;
  onToggle: () => void;
}

export function AutoPlayToggle({ playing, onToggle }: AutoPlayToggleProps) {
  const Icon = playing ? Pause : Play;
  return (
    <Button variant="quiet" className={styles.toggle} onClick={onToggle}>
      <Icon aria-hidden="true" />
      {playing ? 'Pause Auto-play' : 'Resume Auto-play'}
    </Button>
  );
}
