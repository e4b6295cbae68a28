import { pagePaths } from '@roommate/contracts';
import { breadcrumbList, StructuredData, useLoaderData } from '@roommate/shell-api';
import { paths } from '../../../remote.json';
import type { browseLoader } from './browse-loader.ts';

/** The listings of the rendered page (https://schema.org/ItemList), in their order. */
export function BrowseStructuredData() {
  const { batch } = useLoaderData<typeof browseLoader>();
  return (
    <StructuredData
      things={(urlOf) => [
        breadcrumbList(urlOf, { name: paths['/browse-listings'].meta.title, path: pagePaths.browse }),
        {
          '@type': 'ItemList',
          itemListElement: (batch?.items ?? []).map(({ _id, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: urlOf(pagePaths.details(_id)),
          })),
        },
      ]}
    />
  );
}
