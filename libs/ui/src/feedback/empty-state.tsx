import { PlaceholderScene } from '../image/placeholder-scene.tsx';
import { StateLayout, type StateProps } from './state-layout.tsx';
import styles from './state.module.css';

/** Tells the user that there is no content, and what to do next. */
export const EmptyState = (props: StateProps) => (
  <StateLayout
    {...props}
    image={
      <div className={styles.scene}>
        <PlaceholderScene />
      </div>
    }
  />
);
