import { render, screen, within } from '@testing-library/react';
import { ListingCard, type LinkComponent, type ListingCardProps } from './listing-card.tsx';

const Anchor: LinkComponent = ({ to, state: _, ...props }) => <a href={to} {...props} />;

const card: ListingCardProps = {
  title: 'Sunny single room',
  location: 'Road 8A, Dhanmondi',
  rentAmount: 12500,
  roomType: 'Single',
  availability: 'available',
  imageUrl: '',
  name: 'Nusrat Jahan',
  linkTo: '/roommate/1',
  linkAs: Anchor,
  linkLabel: 'View Details',
};

const shown = () => within(screen.getByRole('article', { name: 'Sunny single room' }));

it('shows the rent before the location, room type and availability', () => {
  render(<ListingCard {...card} />);
  const text = screen.getByRole('article').textContent;
  const order = ['BDT 12500/month', 'Road 8A, Dhanmondi', 'Single', 'Available', 'Posted by Nusrat Jahan'];
  const positions = order.map((part) => text.lastIndexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

it('has one link, which covers the card and names its target', () => {
  render(<ListingCard {...card} />);
  const link = shown().getByRole('link');
  expect(link).toHaveAttribute('href', '/roommate/1');
  expect(link).toHaveAccessibleName('View Details: Sunny single room');
  expect(link).toHaveClass('link');
});

it('shows that a room is not available', () => {
  render(<ListingCard {...card} availability="not available" />);
  expect(shown().getByText('Not available')).toBeVisible();
});

it('shows its number and uses the given heading level', () => {
  render(<ListingCard {...card} index={3} headingLevel={2} />);
  expect(shown().getByText('#3')).toBeVisible();
  expect(shown().getByRole('heading', { level: 2 })).toHaveTextContent('Sunny single room');
});

it('shows how far away it is', () => {
  render(<ListingCard {...card} distance="1.2 km from BUET" />);
  expect(shown().getByText('1.2 km from BUET')).toBeVisible();
});

it('shows short names of places, and has the full ones for screen readers and in tooltips', () => {
  const [short, full] = ['1.2 km from JU', '1.2 km from Jahangirnagar University'];
  const reason = { about: 'travelTo', fits: true, isDealbreaker: false, text: short, fullText: full };
  render(
    <ListingCard {...card} distance={short} fullDistance={full} match={{ score: 80, reasons: [reason] }} />,
  );
  const shortened = shown().getAllByText(short);
  expect(shortened).toHaveLength(2);
  for (const one of shortened) {
    expect(one).toHaveAttribute('aria-hidden', 'true');
    expect(one).toHaveAttribute('title', full);
  }
  expect(shown().getAllByText(full)).toHaveLength(2);
});

it('marks each reason of its match, also one that does not fit', () => {
  const fitting = (about: string) => ({ about, fits: true, isDealbreaker: false, text: `${about} fits` });
  const match = {
    score: 70,
    reasons: [fitting('rentMax'), fitting('places'), { ...fitting('travelTo'), fits: false, text: 'Far' }],
  };
  render(<ListingCard {...card} match={match} />);
  const reasons = shown().getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['Fits: rentMax fits', 'Does not fit: Far']);
});

it('renders again only with other props', () => {
  const rendered = jest.fn();
  const Counted: LinkComponent = ({ to, state: _, ...props }) => {
    rendered();
    return <a href={to} {...props} />;
  };
  const save = { isSaved: false, onToggle: () => undefined };
  const view = render(<ListingCard {...card} linkAs={Counted} save={save} />);
  view.rerender(<ListingCard {...card} linkAs={Counted} save={save} />);
  expect(rendered).toHaveBeenCalledTimes(1);
  view.rerender(<ListingCard {...card} linkAs={Counted} save={{ ...save, isSaved: true }} />);
  expect(screen.getByRole('button', { name: /^Save/ })).toHaveAccessibleName(/^Saved\. Remove: /);
});
