import { imageCandidates, readImageLink } from '@roommate/contracts';
import { ListingImage } from '@roommate/ui';
import { useDeferredValue, useState } from 'react';
import styles from './listing-form.module.css';

/** Shows the image of the typed URL as the listing will show it. */
export function ImagePreview({ url }: { url: string }) {
  const shown = useDeferredValue(url.trim());
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const link = readImageLink(shown);
  if ('advice' in link) {
    return (
      <p className={styles.preview} role="status">
        {link.advice}
      </p>
    );
  }
  if (imageCandidates(shown).length === 0) return null;
  return (
    <div className={styles.preview} role="status">
      <ListingImage
        src={link.url}
        alt="Image preview"
        hideOnError
        onUnavailable={() => setBrokenUrl(shown)}
      />
      {brokenUrl === shown && <p>No image loads from this URL. The listing will show a placeholder.</p>}
    </div>
  );
}
