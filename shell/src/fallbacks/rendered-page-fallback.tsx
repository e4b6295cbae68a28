import { Button, Container, Notice } from '@roommate/ui';
import { useRetry } from './use-retry.ts';

/**
 * The content of a page that the server has rendered and whose code does not load. It is readable and has working
 * links. The HTML is what the same site has put into this document.
 */
export function RenderedPageFallback({ html }: { html: string }) {
  const { retry, asking } = useRetry(true);
  return (
    <>
      <Container>
        <Notice tone="warn">
          Part of this page could not be loaded. You can read it, but some buttons do not work.{' '}
          <Button size="small" busy={asking} onClick={retry}>
            Retry
          </Button>
        </Notice>
      </Container>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
