import styles from './typewriter.module.css';
import { useTypewriter } from './use-typewriter.ts';

interface TypewriterProps {
  lines: readonly string[];
  running: boolean;
}

/**
 * Animates lines as if somebody types them. Screen readers ignore it, so the caller must give them the text. It reserves
 * space for the remaining letters and for the longest line, so that nothing on the page moves.
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
