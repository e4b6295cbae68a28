import { Button, Container, ErrorState } from '@roommate/ui';

/** The layout itself failed. */
export function FatalErrorPage() {
  return (
    <Container>
      <ErrorState
        title="Roommate Dhaka could not start"
        text="Something went wrong on our side. Loading the page again often helps."
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    </Container>
  );
}
