import type { ComponentProps } from 'react';
import type { PictureFiles } from './picture-files.ts';
import styles from './scene-picture.module.css';

interface ScenePictureProps extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> {
  files: PictureFiles;
  alt: string;
}

/** A 4:3 picture made for the project, in the lighter format that the browser reads. */
export const ScenePicture = ({ files, ...image }: ScenePictureProps) => (
  <picture className={styles.picture}>
    <source type="image/avif" srcSet={files.avif} />
    <img src={files.webp} width={960} height={720} decoding="async" {...image} />
  </picture>
);
