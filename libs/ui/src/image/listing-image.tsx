import { clsx } from 'clsx';
import { CheckedImage } from './checked-image.tsx';
import styles from './listing-image.module.css';
import { PlaceholderScene } from './placeholder-scene.tsx';
import { useImageCandidates } from './use-image-candidates.ts';

interface ListingImageProps {
  /** The unchanged imageUrl of the listing. */
  src: string;
  alt: string;
  /** Intrinsic size in px. The box is always 4:3. */
  width?: number | undefined;
  height?: number | undefined;
  /** The largest image of the page. It loads first, while others load when they come near the screen. */
  priority?: boolean | undefined;
  /** Renders nothing when all URLs failed (details page). An empty URL still shows the placeholder. */
  hideOnError?: boolean | undefined;
  className?: string | undefined;
  /** Called when all URLs failed. */
  onUnavailable?: (() => void) | undefined;
}

/**
 * The image of a listing (spec, section 3). It appends an extension for image hosts, tries jpg, png and jpeg, and then
 * shows a placeholder. The 4:3 box exists from the start, so nothing shifts.
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
        <CheckedImage
          key={current}
          src={current}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onFailure={() => {
            if (!next()) onUnavailable?.();
          }}
        />
      )}
    </div>
  );
}
