import { useRouteError } from '@roommate/shell-api';
import { Button, Container, ErrorState } from '@roommate/ui';
import { useEffect } from 'react';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

/** The layout itself failed. */
export function FatalErrorPage({ catalogue }: { catalogue: RemoteCatalogue }) {
  const error = useRouteError();
  useEffect(() => catalogue.report('uncaught', error), [catalogue, error]);
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
