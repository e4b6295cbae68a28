import { Container, Logo, PageHeader, SkipLink } from '@roommate/ui';
import { ActionsSample } from './actions-sample.tsx';
import { CardsSample } from './cards-sample.tsx';
import { DataSample } from './data-sample.tsx';
import { FormSample } from './form-sample.tsx';
import { StatesSample } from './states-sample.tsx';

/** Every component in its states, for looking at on any width, light and dark. */
export function Gallery() {
  return (
    <>
      <SkipLink targetId="main" />
      <header style={{ paddingBlock: 'var(--space-2)' }}>
        <Container>
          <Logo />
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <Container>
          <PageHeader
            eyebrow="Components"
            title="Rooms in every corner of Dhaka"
            intro="Every part the pages are built of, in each of its states."
          />
        </Container>
        <CardsSample />
        <ActionsSample />
        <FormSample />
        <DataSample />
        <StatesSample />
      </main>
    </>
  );
}
