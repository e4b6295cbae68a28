import { clsx } from 'clsx';
import styles from './skeleton.module.css';

/** A CSS length without a variable, such as 5rem or 60%, as attributes of SVG accept it. */
type Length = `${number}${'%' | 'ch' | 'em' | 'rem'}`;

export interface SkeletonProps {
  width?: Length | undefined;
  /** A class with a height of its own comes before it. */
  height?: Length | undefined;
  /** A control has the height of a button. */
  shape?: 'box' | 'text' | 'control' | undefined;
  className?: string | undefined;
}

/**
 * A grey box in place of content that is loading. It is decorative: say once beside it what is loading.
 * An SVG, because it has attributes for its size: the page's policy removes style attributes from the HTML.
 */
export const Skeleton = ({ width = '100%', height = '1em', shape = 'box', className }: SkeletonProps) => (
  <svg
    className={clsx(styles.skeleton, shape !== 'box' && styles[shape], className)}
    width={width}
    height={height}
    aria-hidden="true"
  />
);
