import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Card, cardLinkClass } from '@roommate/ui';
import { CirclePlus, ClipboardList, Search } from 'lucide-react';
import { useId } from 'react';
import { paths } from '../../../remote.json';
import styles from './overview-page.module.css';

// The paths are those of the spec (section 2).
const quickActions = [
  {
    label: paths['/dashboard/add-listing'].meta.title,
    text: 'Offer a room or a seat. Posting is free.',
    to: pagePaths.addListingLink,
    icon: CirclePlus,
  },
  {
    label: paths['/dashboard/my-listings'].meta.title,
    text: 'Manage the rooms that you offer.',
    to: pagePaths.myListingsLink,
    icon: ClipboardList,
  },
  {
    label: 'Browse Listings',
    text: 'See what others offer in your part of the city.',
    to: pagePaths.browse,
    icon: Search,
  },
] as const;

/** Links to the most frequent tasks. */
export function QuickActions() {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>Quick actions</h2>
      <ul role="list" className={styles.actions}>
        {quickActions.map(({ label, text, to, icon: Icon }) => (
          <Card as="li" linked key={to} className={styles.action}>
            <Icon aria-hidden="true" />
            <div>
              <Link className={cardLinkClass(styles.link)} to={to}>
                {label}
              </Link>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
