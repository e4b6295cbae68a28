import { pagePaths } from '@roommate/contracts';
import { useNavigationType } from '@roommate/shell-api';
import { AfterFirstPaint, Container, LaterPart, PageHeader } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { PageStructuredData } from '../../page-structured-data.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import styles from './contact-page.module.css';

/** Contact (spec, section 2). */
function ContactPage() {
  const type: string = useNavigationType();
  return (
    <Container className={styles.page}>
      <PageHeader title="Contact Us" intro="Do you have a question, an idea or a problem? Write to us." />
      <AfterFirstPaint isImmediate={type === 'POP'}>
        <div className={styles.columns}>
          <LaterPart>
            <ContactForm />
          </LaterPart>
          <ContactInfo />
        </div>
      </AfterFirstPaint>
      <PageStructuredData name={paths['/contact'].meta.title} path={pagePaths.contact} />
    </Container>
  );
}

export { ContactPage as Component };
