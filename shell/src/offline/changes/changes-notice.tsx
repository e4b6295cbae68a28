import { authentication } from '@roommate/shell-api';
import { Button, Container, Notice } from '@roommate/ui';
import type { Change } from '../change.ts';
import { dropChange, keepChange } from '../kept-changes.ts';
import { notDone, typedTexts } from './change-texts.ts';
import styles from './changes-notice.module.css';

export { sendLater } from './send-later.ts';
export { dropEarlier, offer, waitAndSend } from './wait-and-send.ts';

const UNAUTHORIZED = 401;
const PRECONDITION_FAILED = 412;

/** After a conflict the person knows about the other edit, so it may be overwritten: docs/decisions/0094-second-editor.md. */
const withoutCondition = ({ headers, status }: Change): Change['headers'] =>
  status === PRECONDITION_FAILED ? { ...headers, 'if-match': '' } : headers;

async function sendAgain(change: Change): Promise<void> {
  if (change.status === UNAUTHORIZED && !(await authentication.logInAgain())) return;
  keepChange({ ...change, headers: withoutCondition(change), madeAt: Date.now(), state: 'waiting' });
}

function explanation({ state, status, reason = '' }: Change): string {
  if (state === 'offered') return 'The site does not respond.';
  return status === PRECONDITION_FAILED
    ? 'The listing was changed elsewhere. Send Again overwrites that change.'
    : reason;
}

function TypedTexts({ change }: { change: Change }) {
  const texts = typedTexts(change);
  if (texts.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>What you wrote</summary>
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

/** The changes that were not done, with what the person can do about each. */
export const ChangesNotice = ({ changes }: { changes: readonly Change[] }) => (
  <Container className={styles.list}>
    {changes.map((change) => (
      <Notice key={change.id} tone="warn">
        <p>
          {notDone[change.kind]} {explanation(change)}
        </p>
        {change.state === 'refused' && <TypedTexts change={change} />}
        <div className={styles.actions}>
          <Button size="small" onClick={() => void sendAgain(change)}>
            {change.state === 'offered' ? 'Send When It Responds' : 'Send Again'}
          </Button>
          <Button variant="secondary" size="small" onClick={() => dropChange(change.id)}>
            {change.state === 'offered' ? 'Do Not Send' : 'Discard'}
          </Button>
        </div>
      </Notice>
    ))}
  </Container>
);
