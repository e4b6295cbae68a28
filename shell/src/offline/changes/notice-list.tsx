import { Container } from '@roommate/ui';
import { useLayoutEffect, useRef } from 'react';
import { publishHeight } from '../publish-height.ts';
import type { Change } from '../change.ts';
import { ChangeNotice } from './change-notice.tsx';
import { EndedNotice } from './ended-notice.tsx';
import styles from './notice-list.module.css';

/**
 * The changes that were not done, with what the person can do about each. It stays in view until they decide. Changes whose
 * session has ended do not differ, so one notice is for all of a kind.
 */
export function NoticeList({ changes }: { changes: readonly Change[] }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    // Browsers hold the page in its place, but not at its start. There the page must not jump either.
    if (scrollY === 0 && current.offsetHeight > 0)
      scrollBy({ top: current.offsetHeight, behavior: 'instant' });
    return publishHeight(current, '--changes-height');
  }, []);
  const ended = changes.filter(({ state }) => state === 'ended');
  return (
    <Container ref={list} className={styles.list} data-banner>
      {changes.map((change) => change.state !== 'ended' && <ChangeNotice key={change.id} change={change} />)}
      {[...new Set(ended.map(({ kind }) => kind))].map((kind) => (
        <EndedNotice key={kind} kind={kind} changes={ended.filter((change) => change.kind === kind)} />
      ))}
    </Container>
  );
}
