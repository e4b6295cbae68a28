import {
  Accordion,
  AvailabilityBadge,
  Avatar,
  Button,
  buttonClass,
  Card,
  Drawer,
  Notice,
  RoomTypeBadge,
  Section,
  Spinner,
  Tabs,
} from '@roommate/ui';
import { Menu, Plus, Trash2 } from 'lucide-react';
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

/** Buttons, badges, avatars, notices, tabs, the accordion and the drawer. */
export function ActionsSample() {
  return (
    <Section title="Actions and small components">
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
        <Avatar name="Nusrat Jahan" />
        <Avatar name={null} />
        <Avatar name="রাকিব হাসান" />
        <Spinner />
        <Spinner size="large" showLabel label="Loading all listings..." />
      </Row>
      <Row>
        <Notice>Your number is shown only to people who like your listing.</Notice>
        <Notice tone="warn">This listing expires soon.</Notice>
        <Notice tone="offline">You are offline. The page may be out of date.</Notice>
      </Row>
      <Tabs
        label="How It Works"
        tabs={[
          {
            id: 'rent',
            label: 'Rent a Room',
            panel: <p>Describe the room, add an image and wait for a like.</p>,
          },
          {
            id: 'find',
            label: 'Find a Room',
            panel: <p>Browse the rooms, like one and call its owner.</p>,
          },
        ]}
      />
      <Accordion
        items={[
          { id: 'a', title: 'How do I see the number of the owner?', content: <p>Like the listing.</p> },
          { id: 'b', title: 'What does it cost?', content: <p>Nothing.</p> },
        ]}
      />
      <Card>
        <Drawer variant="inline" label="Menu" icon={Menu} locationKey="gallery">
          <a href="#top">Home</a>
        </Drawer>
      </Card>
    </Section>
  );
}
