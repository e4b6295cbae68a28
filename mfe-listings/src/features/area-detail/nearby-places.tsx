import { browsePath, pagePaths, type Area } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Card } from '@roommate/ui';
import { GraduationCap, MapPinned, TrainFront, type LucideIcon } from 'lucide-react';
import styles from './area-detail-page.module.css';

interface NearbyListProps {
  title: string;
  icon: LucideIcon;
  places: Area['neighbours'];
  pathOf: (id: string) => string;
}

const NearbyList = ({ title, icon: Icon, places, pathOf }: NearbyListProps) => (
  <section className={styles.nearby}>
    <h3 className={styles.subheading}>
      <Icon aria-hidden="true" />
      {title}
    </h3>
    <ul role="list">
      {places.map(({ id, name, km }) => (
        <li key={id} className={styles.place}>
          <Link to={pathOf(id)}>{name}</Link>
          <span className={styles.note}>{km} km</span>
        </li>
      ))}
    </ul>
  </section>
);

const roomsNear = (id: string): string => browsePath({ places: [id] });

/** The places around an area. The distances are those of the centres, in a straight line. */
export const NearbyPlaces = ({ area }: { area: Area }) => (
  <Card className={styles.card}>
    <h2 className={styles.heading}>Around {area.name}</h2>
    <div className={styles.lists}>
      <NearbyList title="Metro" icon={TrainFront} places={area.stations} pathOf={roomsNear} />
      <NearbyList title="Universities" icon={GraduationCap} places={area.universities} pathOf={roomsNear} />
      <NearbyList
        title="Neighbouring areas"
        icon={MapPinned}
        places={area.neighbours}
        pathOf={pagePaths.area}
      />
    </div>
    <p>
      <Link to={pagePaths.areas}>All areas</Link>
    </p>
  </Card>
);
