import { Container, Logo, PageHeader, SkipLink } from '@roommate/ui';
import { ActionsSample } from './actions-sample.tsx';
import { CardsSample } from './cards-sample.tsx';
import { DataSample } from './data-sample.tsx';
import { FormSample } from './form-sample.tsx';
import { StatesSample } from './states-sample.tsx';

/** Shows every component in its states. Check it at several widths, in light and in dark mode. */
export function Gallery() {
  return (
    <>
      <SkipLink targetId="main">Skip to main content</SkipLink>
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
            intro="Every component of the product in all its states."
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
