import { VisuallyHidden } from '@roommate/ui';
import { Pause, Play } from 'lucide-react';
import styles from './play-toggle.module.css';

interface PlayToggleProps {
  playing: boolean;
  onToggle: () => void;
}

/** Pauses and resumes an animation. */
export function PlayToggle({ playing, onToggle }: PlayToggleProps) {
  const Icon = playing ? Pause : Play;
  return (
    <button type="button" className={styles.toggle} onClick={onToggle}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{playing ? 'Pause animation' : 'Play animation'}</VisuallyHidden>
    </button>
  );
}
