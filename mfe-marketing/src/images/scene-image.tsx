import type { ComponentProps } from 'react';
import type { ImageSources } from './image-sources.ts';
import styles from './scene-image.module.css';

interface SceneImageProps extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> {
  sources: ImageSources;
  alt: string;
}

/** A 4:3 image in the smallest format that the browser supports. */
export const SceneImage = ({ sources, ...image }: SceneImageProps) => (
  <picture className={styles.picture}>
    <source type="image/avif" srcSet={sources.avif} />
    <img src={sources.webp} width={960} height={720} decoding="async" {...image} />
  </picture>
);
