import { useState } from 'react';
import type { TestShell } from '../create-test-shell.ts';
import { applySettings } from './apply-settings.ts';
import { readSettings, writeSettings, type StandaloneSettings } from './standalone-settings.ts';
import styles from './standalone.module.css';

const CHOICES = {
  user: ['owner', 'other', 'nobody'],
  responds: ['at once', 'slowly', 'with errors', 'never'],
  listings: ['0', '1', '24', '28800'],
} as const;

const LABELS = { user: 'Signed in', responds: 'The API responds', listings: 'Listings' } as const;

/** Who is signed in, how the API responds, and how much it holds. Another number of listings loads the page again. */
export function StandaloneToolbar({ shell, title }: { shell: TestShell; title: string }) {
  const [settings, setSettings] = useState(readSettings);
  const change = (changed: Partial<StandaloneSettings>): void => {
    const next = { ...settings, ...changed };
    setSettings(next);
    writeSettings(next);
    if (next.listings === settings.listings) applySettings(shell, next);
    else location.reload();
  };
  return (
    <div className={styles.toolbar} role="region" aria-label="Standalone remote">
      <strong>{title}, standalone</strong>
      {(['user', 'responds', 'listings'] as const).map((name) => (
        <label key={name}>
          {LABELS[name]}{' '}
          <select
            value={settings[name]}
            onChange={({ target }) =>
              change({ [name]: name === 'listings' ? Number(target.value) : target.value })
            }
          >
            {CHOICES[name].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
