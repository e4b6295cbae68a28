import { comparedRent, pagePaths, type Listing, type SimilarRents } from '@roommate/contracts';
import { api, Link, unwrap } from '@roommate/shell-api';
import { queryOptions, useQuery } from '@roommate/shell-api/query';
import styles from './listing-details.module.css';

const similarRentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', 'similar-rents', id],
    queryFn: ({ signal }): Promise<SimilarRents> =>
      unwrap(api.GET('/similar-rents/{id}', { params: { path: { id } }, signal })),
  });

/** How the rent compares with similar rooms. It is at the end of the page, because it comes after the listing. */
export function FairRent({ listing }: { listing: Listing }) {
  const { data } = useQuery(similarRentsQuery(listing._id));
  const area = data?.area;
  if (!area) return null;
  const compared = comparedRent(listing.rentAmount, data);
  return (
    <div className={styles.text}>
      <h2 className={styles.heading}>{compared ? `Rents in ${area.name}` : 'More rooms'}</h2>
      {compared && (
        <>
          <p>{compared.text}</p>
          <p>{compared.range}</p>
        </>
      )}
      <p>
        <Link to={pagePaths.area(area.id)}>Rooms in {area.name}</Link>
      </p>
    </div>
  );
}
