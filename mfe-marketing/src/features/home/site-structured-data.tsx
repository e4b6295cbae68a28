import { pagePaths } from '@roommate/contracts';
import { StructuredData } from '@roommate/shell-api';

/** The site and its search (https://schema.org/WebSite). */
export const SiteStructuredData = () => (
  <StructuredData
    things={(urlOf) => [
      {
        '@type': 'WebSite',
        name: 'Roommate Dhaka',
        url: urlOf(pagePaths.home),
        inLanguage: 'en',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(pagePaths.browse)}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ]}
  />
);
