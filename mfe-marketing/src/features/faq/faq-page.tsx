import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Accordion, Container, PageHeader } from '@roommate/ui';
import styles from './faq-page.module.css';
import { FaqStructuredData } from './faq-structured-data.tsx';
import { questions } from './questions.tsx';

/** FAQ (spec, section 2). */
function FaqPage() {
  return (
    <Container width="text" className={styles.page}>
      <PageHeader
        title="Frequently Asked Questions"
        intro="What people ask before they share a room in Dhaka. We give the advice that we would give a younger brother or sister."
      />
      <Accordion items={questions} />
      <p className={styles.more}>
        Do you have another question? <Link to={pagePaths.contact}>Write to us</Link>.
      </p>
      <FaqStructuredData />
    </Container>
  );
}

export { FaqPage as Component };
