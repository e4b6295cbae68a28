import type { PagePreview } from '@roommate/release-registry';
import { Button, useHydrated } from '@roommate/ui';
import { useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { formatTime } from '../banner/format-time.ts';
import { toasts } from '../notifications/toasts.ts';

/** Shows that only this browser sees an unreleased remote, and lets the visitor leave the preview. */
export function PreviewBanner({ preview: { remote, version, expires } }: { preview: PagePreview }) {
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      const { ok } = await fetch('/preview', { method: 'DELETE' });
      if (!ok) throw new Error('The preview was not ended.');
      window.location.reload();
    } catch {
      setEnding(false);
      toasts.error('The preview could not be ended. Please check your connection and try again.');
    }
  };
  // Only the browser knows the visitor's time zone.
  const hydrated = useHydrated();
  return (
    <Banner label="Preview" tone="accent">
      <p>
        Preview of {remote} {version}: only people with its link see it.
        {hydrated && ` It ends ${formatTime(expires)}.`}
      </p>
      <Button variant="secondary" size="small" busy={ending} onClick={() => void end()}>
        Leave the preview
      </Button>
    </Banner>
  );
}
