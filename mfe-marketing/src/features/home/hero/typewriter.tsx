import styles from './typewriter.module.css';
import { useTypewriter } from './use-typewriter.ts';

interface TypewriterProps {
  lines: readonly string[];
  running: boolean;
}

/**
 * Lines that type themselves, for the eye only: whoever uses it gives screen readers the text. The letters to come are
 * laid out already, so that no word jumps to another line, and the place of the longest line is kept.
 */
export function Typewriter({ lines, running }: TypewriterProps) {
  const { line, typed } = useTypewriter(lines, running);
  return (
    <span className={styles.stage} aria-hidden="true">
      {lines.map((text) => (
        <span key={text} className={styles.reserved} data-text={text} />
      ))}
      <span>
        <span className={running ? styles.caret : undefined}>{typed}</span>
        <span className={styles.rest} data-text={line.slice(typed.length)} />
      </span>
    </span>
  );
}
