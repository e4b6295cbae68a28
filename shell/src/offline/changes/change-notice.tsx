import { pagePaths } from '@roommate/contracts';
import { authentication, Link } from '@roommate/shell-api';
import { Button, Notice, buttonClass } from '@roommate/ui';
import { useRef } from 'react';
import type { Change } from '../change.ts';
import { dropChange } from '../waiting-changes.ts';
import { notDoneTexts } from './change-texts.ts';
import styles from './notice-list.module.css';
import { focusAfter } from './focus-after.ts';
import { nameOfChange } from './name-of-change.ts';
import { isSentBefore, PRECONDITION_FAILED } from './outcome.ts';
import { TypedTexts } from './typed-texts.tsx';
import { waitAgain } from './wait-again.ts';

const UNAUTHORIZED = 401;

/** After a conflict the person knows about the other edit, so it may be overwritten: docs/decisions/0094-second-editor.md. */
const withoutCondition = ({ headers, status }: Change): Change['headers'] =>
  status === PRECONDITION_FAILED ? { ...headers, 'if-match': '' } : headers;

function explanation(change: Change): string {
  const { state, status, reason = '' } = change;
  if (isSentBefore(change)) return 'An earlier version of it was posted.';
  if (state === 'offered') return 'The site does not respond.';
  return status === PRECONDITION_FAILED
    ? 'The listing was changed elsewhere. Send Again overwrites that change.'
    : reason;
}

/** The labels of the buttons that send and remove it. */
function labelsOf({ state }: Change): [send: string, drop: string] {
  return state === 'offered' ? ['Send When It Responds', 'Do Not Send'] : ['Send Again', 'Discard'];
}

const PostedListing = ({ change }: { change: Change }) =>
  change.kind === 'listing' && (
    <Link className={buttonClass('primary', 'small')} to={pagePaths.myListings}>
      My Listings
    </Link>
  );

/** Says that a change was not done. Only the sentence is announced: the controls would make it long. */
export function ChangeNotice({ change }: { change: Change }) {
  const notice = useRef<HTMLDivElement>(null);
  const name = nameOfChange(change);
  const [send, drop] = labelsOf(change);
  const sendAgain = async (): Promise<void> => {
    if (change.status === UNAUTHORIZED && !(await authentication.logInAgain())) return;
    focusAfter(notice.current);
    waitAgain({ ...change, headers: withoutCondition(change) });
  };
  const discard = (): void => {
    focusAfter(notice.current);
    dropChange(change.id);
  };
  const actions = (
    <>
      {change.state === 'refused' && <TypedTexts change={change} name={name} />}
      <div className={styles.actions}>
        {isSentBefore(change) ? (
          <PostedListing change={change} />
        ) : (
          <Button size="small" aria-label={`${send}: ${name}`} onClick={() => void sendAgain()}>
            {send}
          </Button>
        )}
        <Button variant="secondary" size="small" aria-label={`${drop}: ${name}`} onClick={discard}>
          {drop}
        </Button>
      </div>
    </>
  );
  return (
    <div ref={notice} role="group" aria-label={`Not done: ${name}`} tabIndex={-1}>
      <Notice tone="warn" actions={actions}>
        {notDoneTexts[change.kind]} {explanation(change)}
      </Notice>
    </div>
  );
}
