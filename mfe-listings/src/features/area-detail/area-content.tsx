import { browsePath, formatAmount, pagePaths } from '@roommate/contracts';
import { breadcrumbList, Link, StructuredData, usePageMeta, useSaveControls } from '@roommate/shell-api';
import { useMatches } from '@roommate/shell-api/query';
import { CardGrid, Container, ListingCard, PageHeader, buttonClass } from '@roommate/ui';
import { paths } from '../../../remote.json';
import type { AreaDetail } from './area-detail-query.ts';
import { AreaRents } from './area-rents.tsx';
import { NearbyPlaces } from './nearby-places.tsx';
import styles from './area-detail-page.module.css';

/** What a room costs in an area, its newest rooms, and what is around it. */
export function AreaContent({ area, newest }: AreaDetail) {
  const { id, name, nameBn, parent, rents } = area;
  const { median, sample } = rents.all;
  const saveControl = useSaveControls();
  const matches = useMatches([newest.map((listing) => listing._id)]);
  const price =
    median === undefined ? '' : ` The median rent is ${formatAmount(median)} per month (n = ${sample}).`;
  usePageMeta(`Rooms in ${name}`, `Rooms and seats in ${name}, Dhaka, with rents and distances.${price}`);
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow={
          parent ? (
            <Link to={pagePaths.area(parent.id)}>{parent.name}</Link>
          ) : (
            <Link to={pagePaths.areas}>Dhaka</Link>
          )
        }
        title={`Rooms in ${name}`}
        intro={<span lang="bn">{nameBn}</span>}
        actions={
          <Link to={browsePath({ places: [id] })} className={buttonClass()}>
            Search in {name}
          </Link>
        }
      />
      <div className={styles.columns}>
        <AreaRents name={name} rents={rents} />
        <NearbyPlaces area={area} />
      </div>
      <section aria-labelledby="newest-rooms">
        <h2 id="newest-rooms" className={styles.heading}>
          Newest rooms
        </h2>
        {newest.length === 0 ? (
          <p>There are no rooms in {name} at the moment.</p>
        ) : (
          <CardGrid>
            {newest.map((listing) => (
              <li key={listing._id}>
                <ListingCard
                  {...listing}
                  linkTo={pagePaths.details(listing._id)}
                  linkAs={Link}
                  linkLabel="See Details"
                  match={matches.get(listing._id)}
                  save={saveControl(listing._id)}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </section>
      <StructuredData
        things={(urlOf) => [
          breadcrumbList(
            urlOf,
            { name: paths['/browse-listings'].meta.title, path: pagePaths.browse },
            { name: paths['/areas'].meta.title, path: pagePaths.areas },
            { name: `Rooms in ${name}`, path: pagePaths.area(id) },
          ),
        ]}
      />
    </Container>
  );
}
