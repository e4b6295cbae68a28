import { CloudAlert } from 'lucide-react';
import { StateLayout, type StateProps } from './state-layout.tsx';
import styles from './state.module.css';

/** Tells the user that the content could not be loaded. Screen readers announce it immediately. */
export const ErrorState = (props: StateProps) => (
  <StateLayout {...props} role="alert" image={<CloudAlert className={styles.icon} aria-hidden="true" />} />
);
