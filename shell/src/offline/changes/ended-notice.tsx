import { Button, Notice } from '@roommate/ui';
import { useRef } from 'react';
import type { Change, ChangeKind } from '../change.ts';
import { dropChange } from '../waiting-changes.ts';
import { endedText } from './change-texts.ts';
import { focusAfter } from './focus-after.ts';
import { nameOfEnded } from './name-of-change.ts';
import styles from './notice-list.module.css';

interface EndedNoticeProps {
  kind: ChangeKind;
  /** All changes of the kind that have ended. */
  changes: readonly Change[];
}

/** Says that changes may not have been done, because the session of their user has ended. */
export function EndedNotice({ kind, changes }: EndedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const name = nameOfEnded(kind, changes.length);
  const dropAll = (): void => {
    focusAfter(notice.current);
    for (const { id } of changes) dropChange(id);
  };
  const actions = (
    <div className={styles.actions}>
      <Button variant="secondary" size="small" aria-label={`OK: ${name}`} onClick={dropAll}>
        OK
      </Button>
    </div>
  );
  return (
    <div ref={notice} role="group" aria-label={`Perhaps not done: ${name}`} tabIndex={-1}>
      <Notice tone="warn" actions={actions}>
        {endedText(kind, changes.length)}
      </Notice>
    </div>
  );
}
