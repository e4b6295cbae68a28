import { clsx } from 'clsx';
import styles from './listing-image.module.css';
import { PlaceholderScene } from './placeholder-scene.tsx';
import { useImageCandidates } from './use-image-candidates.ts';

interface ListingImageProps {
  /** The listing's imageUrl, as it is. */
  src: string;
  alt: string;
  /** Intrinsic size in px, for the browser's layout; the box is always 4:3. */
  width?: number | undefined;
  height?: number | undefined;
  /** The page's largest picture: loaded at once and first. Others load when they come near the screen. */
  priority?: boolean | undefined;
  /** Show nothing at all when every address has failed (the details page). An empty address still gives the drawing. */
  hideOnError?: boolean | undefined;
  className?: string | undefined;
  /** Every address has failed. */
  onUnavailable?: (() => void) | undefined;
}

/**
 * A listing's picture as the specification's section 3 has it: an extension appended for image hosts, then jpg, png and
 * jpeg tried, then a drawing. The 4:3 box is there from the start, so nothing shifts.
 */
export function ListingImage({ src, alt, width = 640, height = 480, ...props }: ListingImageProps) {
  const { priority = false, hideOnError = false, className, onUnavailable } = props;
  const { current, next, hadAny } = useImageCandidates(src);
  if (current === undefined && hideOnError && hadAny) return null;
  return (
    <div className={clsx(styles.box, className)}>
      {current === undefined ? (
        <PlaceholderScene label={alt} />
      ) : (
        <img
          key={current}
          src={current}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            if (!next()) onUnavailable?.();
          }}
        />
      )}
    </div>
  );
}
