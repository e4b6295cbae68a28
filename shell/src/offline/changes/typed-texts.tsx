import { VisuallyHidden } from '@roommate/ui';
import type { Change } from '../change.ts';
import { typedTexts } from './change-texts.ts';
import styles from './typed-texts.module.css';

/** What the person has typed in a change that was refused. @param name of the change */
export function TypedTexts({ change, name }: { change: Change; name: string }) {
  const texts = typedTexts(change);
  if (texts.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>
        What you wrote<VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <dl className={styles.texts}>
        {texts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
