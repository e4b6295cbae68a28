import { Button, Card } from '@roommate/ui';
import styles from './removed-listing-card.module.css';

/** Stands for a saved listing that was deleted. */
export const RemovedListingCard = ({ onRemove }: { onRemove: () => void }) => (
  <Card as="article" className={styles.card} aria-label="A removed room">
    <h2 className={styles.title}>This room was removed</h2>
    <p className={styles.text}>Its poster has deleted the listing.</p>
    <Button variant="secondary" onClick={onRemove}>
      Remove
    </Button>
  </Card>
);
