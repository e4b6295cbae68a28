export interface Step {
  title: string;
  text: string;
}

/** For people who offer a room. */
export const rentSteps: readonly Step[] = [
  {
    title: 'Create your free account',
    text: 'Register with your email address or with Google. Your listing shows your name, so use the one people know.',
  },
  {
    title: 'Describe the room as it is',
    text: 'Rent per month, area, single or shared, a photo, and how you live: study hours, smoking, guests, cooking.',
  },
  {
    title: 'Hear from interested people',
    text: 'While your room is available, signed-in people who like your listing see your contact. Reply to the people who fit.',
  },
  {
    title: 'Meet, agree, mark it as taken',
    text: 'Show the room, agree on the advance and the rules in writing, and set the listing to not available.',
  },
];

/** For people who look for a room. */
export const findSteps: readonly Step[] = [
  {
    title: 'Look around without an account',
    text: 'Every listing shows its rent and area first. Browse as many as you want before you register.',
  },
  {
    title: 'Open what fits',
    text: 'Register or log in to read the details: the description, the people, the habits of the house.',
  },
  {
    title: 'Like it to get the contact',
    text: 'While the room is available, a tap on the heart shows how to reach the poster. No broker in between.',
  },
  {
    title: 'Visit first, then pay',
    text: 'See the room by daylight, meet everybody who lives there, and pay nothing before that.',
  },
];
