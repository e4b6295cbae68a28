import {
  Accordion,
  AvailabilityBadge,
  Avatar,
  Badge,
  Button,
  buttonClass,
  Notice,
  RoomTypeBadge,
  Section,
  Spinner,
  Tabs,
} from '@roommate/ui';
import { Plus, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

const Row = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 'var(--space-2)',
      marginBlockEnd: 'var(--space-3)',
    }}
  >
    {children}
  </div>
);

/** Buttons, badges, faces, notices, tabs and the accordion. */
export function ActionsSample() {
  return (
    <Section title="Actions and small parts">
      <Row>
        <Button variant="primary">
          <Plus aria-hidden="true" /> Add Listing
        </Button>
        <Button variant="secondary">Check All Listing</Button>
        <Button variant="quiet">Logout</Button>
        <Button variant="danger">
          <Trash2 aria-hidden="true" /> Delete
        </Button>
        <Button busy busyLabel="Sending...">
          Send message
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <a className={buttonClass('primary', 'large')} href="#top">
          Get Started Today
        </a>
      </Row>
      <Row>
        <AvailabilityBadge availability="available" />
        <AvailabilityBadge availability="not available" />
        <RoomTypeBadge roomType="Single" />
        <RoomTypeBadge roomType="Shared" />
        <Badge tone="accent" icon={Sparkles}>
          New
        </Badge>
        <Avatar name="Nusrat Jahan" />
        <Avatar name={null} />
        <Avatar name="রাকিব হাসান" size={56} />
        <Spinner />
        <Spinner size="large" showLabel label="Loading all listings..." />
      </Row>
      <Row>
        <Notice>Your number is shown only to people who like your listing.</Notice>
        <Notice tone="warn">This listing is about to end.</Notice>
        <Notice tone="offline">You are offline. What you see may be old.</Notice>
      </Row>
      <Tabs
        label="How It Works"
        tabs={[
          {
            id: 'rent',
            label: 'Rent a Room',
            panel: <p>Describe the room, add a picture, and wait for a like.</p>,
          },
          {
            id: 'find',
            label: 'Find a Room',
            panel: <p>Look through the rooms, like one, and call its owner.</p>,
          },
        ]}
      />
      <Accordion
        headingLevel={3}
        items={[
          { id: 'a', title: 'How do I see the number of the owner?', content: <p>Like the listing.</p> },
          { id: 'b', title: 'What does it cost?', content: <p>Nothing.</p> },
        ]}
      />
    </Section>
  );
}
