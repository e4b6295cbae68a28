import { pagePaths } from '@roommate/contracts';
import { breadcrumbList, StructuredData } from '@roommate/shell-api';
import { paths } from '../../../remote.json';
import { questions } from './questions.tsx';
import { textOf } from './text-of.ts';

/** The questions and their answers (https://schema.org/FAQPage). */
export const FaqStructuredData = () => (
  <StructuredData
    things={(urlOf) => [
      {
        '@type': 'FAQPage',
        url: urlOf(pagePaths.faq),
        mainEntity: questions.map(({ title, content }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: textOf(content) },
        })),
      },
      breadcrumbList(urlOf, { name: paths['/faq'].meta.title, path: pagePaths.faq }),
    ]}
  />
);
