import { imageCandidates } from '@roommate/contracts';
import { ListingImage } from '@roommate/ui';
import { useDeferredValue, useState } from 'react';
import styles from './listing-form.module.css';

/** What the typed address shows, as a listing will show it. */
export function PicturePreview({ url }: { url: string }) {
  const shown = useDeferredValue(url.trim());
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (imageCandidates(shown).length === 0) return null;
  return (
    <div className={styles.preview} role="status">
      <ListingImage
        src={shown}
        alt="Preview of the picture"
        hideOnError
        onUnavailable={() => setBrokenUrl(shown)}
      />
      {brokenUrl === shown && <p>No picture loads from this address. The listing will show a drawing.</p>}
    </div>
  );
}
