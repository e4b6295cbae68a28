import { breadcrumbList, StructuredData } from '@roommate/shell-api';

interface PageStructuredDataProps {
  name: string;
  path: string;
}

/** The place of a page below the home page. */
export const PageStructuredData = (page: PageStructuredDataProps) => (
  <StructuredData things={(urlOf) => [breadcrumbList(urlOf, page)]} />
);
