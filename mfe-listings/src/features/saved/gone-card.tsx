import { Button, Card } from '@roommate/ui';
import styles from './gone-card.module.css';

/** Stands for a saved listing that was deleted. */
export const GoneCard = ({ onRemove }: { onRemove: () => void }) => (
  <Card as="article" className={styles.card} aria-label="A room that is gone">
    <h2 className={styles.title}>This room is gone</h2>
    <p className={styles.text}>Its poster has deleted the listing.</p>
    <Button variant="secondary" onClick={onRemove}>
      Remove
    </Button>
  </Card>
);
