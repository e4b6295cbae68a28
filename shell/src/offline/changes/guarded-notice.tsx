import { log } from '@roommate/shell-api';
import { Component, useEffect, type ReactNode } from 'react';
import type { Change } from '../change.ts';
import { NoticeList } from './notice-list.tsx';
import { removeDamagedChanges } from './damaged-changes.ts';
import { isValidChange } from './valid-change.ts';

interface GuardProps {
  changes: readonly Change[];
  children: ReactNode;
}

/** Shows nothing if its children fail: the page around them must still work. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    log.error('The waiting changes cannot be shown.', error);
  }

  override componentDidUpdate({ changes }: GuardProps) {
    if (this.state.hasFailed && changes !== this.props.changes) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The changes that were not done, without damaged ones. */
export function GuardedNotice({ changes }: { changes: readonly Change[] }) {
  // Another tab can store one later.
  useEffect(removeDamagedChanges, [changes]);
  return (
    <Guard changes={changes}>
      <NoticeList changes={changes.filter(isValidChange)} />
    </Guard>
  );
}
