/** A demo account that anyone may sign in as; the README names them. */
export interface DemoOwner {
  key: 'nusrat' | 'rafiq' | 'farhana' | 'tanvir';
  name: string;
  email: string;
  password: string;
  /** Path on the site. */
  photo: string;
  /** Shown to those who like a listing: numbers that no operator gives out. */
  contact: string;
}

const PASSWORD = 'Dhaka2025';

export const demoOwners: readonly [DemoOwner, ...DemoOwner[]] = [
  {
    key: 'nusrat',
    name: 'Nusrat Jahan',
    email: 'nusrat@example.com',
    password: PASSWORD,
    photo: '/pictures/avatars/woman-young.webp',
    contact: '+880 1000-000101',
  },
  {
    key: 'rafiq',
    name: 'Rafiqul Islam',
    email: 'rafiq@example.com',
    password: PASSWORD,
    photo: '/pictures/avatars/man-elder.webp',
    contact: '+880 1000-000102',
  },
  {
    key: 'farhana',
    name: 'Farhana Akter',
    email: 'farhana@example.com',
    password: PASSWORD,
    photo: '/pictures/avatars/woman-middle.webp',
    contact: '+880 1000-000103',
  },
  {
    key: 'tanvir',
    name: 'Tanvir Ahmed',
    email: 'tanvir@example.com',
    password: PASSWORD,
    photo: '/pictures/avatars/man-young.webp',
    contact: '+880 1000-000104',
  },
];
