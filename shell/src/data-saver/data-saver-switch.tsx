import { DATA_SAVER_PATH, dataSaverCookie, readDataSaver } from '@roommate/release-registry';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { onCookieChange } from '../async/on-cookie-change.ts';
import { savesData } from '../network/connection.ts';
import styles from './data-saver-switch.module.css';
import { SavesData } from './saves-data-context.ts';

/** The state is read when the switch renders. The switch must not change when only the connection changes. */
const noChanges = () => () => undefined;

/**
 * Whether the visitor saves data. The server does not know the connection, so the first render repeats the state in the
 * HTML.
 */
function useSavesData(): boolean {
  const ofHtml = use(SavesData);
  return useSyncExternalStore(noChanges, savesData, () => ofHtml);
}

/**
 * Lets the visitor choose less data: docs/decisions/0266-data-saver.md. Without JavaScript, the form sends the choice and
 * the page loads again.
 */
export function DataSaverSwitch() {
  const [choice, setChoice] = useState<boolean>();
  const isSaving = useSavesData();
  // Another tab can change the choice.
  useEffect(() => onCookieChange(() => setChoice(readDataSaver(document.cookie))), []);
  const isOn = choice ?? isSaving;
  return (
    <form
      method="post"
      action={DATA_SAVER_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        document.cookie = dataSaverCookie(!isOn, location.protocol === 'https:');
        setChoice(!isOn);
      }}
    >
      <input type="hidden" name="on" value={isOn ? '0' : '1'} />
      <button type="submit" role="switch" aria-checked={isOn} className={styles.switch}>
        <span className={styles.track} aria-hidden="true" />
        Data saver
      </button>
    </form>
  );
}
