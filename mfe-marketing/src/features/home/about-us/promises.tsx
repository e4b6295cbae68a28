import { BadgeCheck, MapPinned, MessageCircle, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import styles from './about-us.module.css';

const promises = [
  { icon: BadgeCheck, text: 'Verified listings' },
  { icon: MapPinned, text: 'Smart and location-based matching' },
  { icon: ShieldCheck, text: 'Safe, verified users' },
  { icon: MessageCircle, text: 'A built-in chat' },
  { icon: SlidersHorizontal, text: 'Search with filters' },
];

/** The product's promises (spec, section 1). */
export const Promises = () => (
  <ul role="list" className={styles.promises}>
    {promises.map(({ icon: Icon, text }) => (
      <li key={text}>
        <Icon aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
);
