import type { CreatedApiKey } from '@roommate/contracts';
import { notifications } from '@roommate/shell-api';
import { Button, Card, TextField } from '@roommate/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './api-keys.module.css';

const COPY_TOAST = 'api-key-copied';

interface NewKeyProps {
  created: CreatedApiKey;
  /** Called when the user has stored the key. */
  onDone: () => void;
}

/** The only place that ever shows a key. It takes the focus when the key is created. */
export function NewKey({ created: { name, key }, onDone }: NewKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), [key]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(key);
      notifications.success('The key was copied.', { id: COPY_TOAST });
    } catch {
      // A page without TLS has no clipboard, and people can refuse it.
      field.current?.select();
      notifications.error('The key could not be copied. Its text is selected: copy it yourself.', {
        id: COPY_TOAST,
      });
    }
  };

  return (
    <Card className={styles.created} role="region" aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        Your new key: {name}
      </h2>
      <p>Copy it now and store it in a safe place. It is not shown again.</p>
      <TextField label="Key" readOnly value={key} ref={field} className={styles.key} spellCheck={false} />
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy Key
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Check aria-hidden="true" />I Stored It
        </Button>
      </div>
    </Card>
  );
}
