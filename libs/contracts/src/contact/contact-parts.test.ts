import { isReachable, parseContact } from './contact-parts.ts';

const phones = (contact: string) =>
  parseContact(contact).flatMap((part) => (part.kind === 'phone' ? [part.href] : []));
const hrefs = (contact: string) =>
  parseContact(contact).flatMap((part) => ('href' in part ? [part.href] : []));

describe('mobile numbers of Bangladesh', () => {
  it.each([
    '01712345678',
    '01712-345678',
    '01712 345 678',
    '017-1234-5678',
    '1712345678',
    '8801712345678',
    '+8801712345678',
    '+880 1712-345678',
    '+880 (0) 1712 345678',
    '+880-1712-345-678',
    '+88 01712-345678',
    '+88-01712345678',
    '+88 1712345678',
    '+881712345678',
    '88 1712-345678',
    '(+880) 1712345678',
    '008801712345678',
    '88 01712 345678',
    '01712\u2013345678',
    '০১৭১২-৩৪৫৬৭৮',
    '+৮৮০ ১৭১২ ৩৪৫৬৭৮',
    '০1712345678',
    '01712\u200B345678',
    '01712\u202A345\u202C678',
  ])('calls and writes to %s', (contact) => {
    const part = parseContact(contact).find(({ kind }) => kind === 'phone');
    expect(part).toMatchObject({ href: 'tel:+8801712345678', whatsappHref: 'https://wa.me/8801712345678' });
  });

  it.each(['Phone:01712345678.', 'call01712345678', 'কল ০১৭১২৩৪৫৬৭৮', '01712345678 (after 6 pm)'])(
    'finds the number in "%s"',
    (contact) => expect(phones(contact)).toEqual(['tel:+8801712345678']),
  );

  it.each([
    '01712345678/01812345678',
    '01712345678, 01812345678',
    '01712345678 01812345678',
    '01712-345678 or 01812-345678',
  ])('finds both numbers in "%s"', (contact) => {
    expect(phones(contact)).toEqual(['tel:+8801712345678', 'tel:+8801812345678']);
  });
});

it.each([
  ['(+88) 01712-345678', '(+88) 01712-345678'],
  ['Call (01712) 345678.', '(01712) 345678'],
  ['(02) 9876543', '(02) 9876543'],
  ['My number (01712-345678)', '01712-345678'],
  ['Ask (Rafiq) 01712-345678', '01712-345678'],
  ['Flat 5(01712) 345678', '(01712) 345678'],
  ['(017)-(1234)-(5678)', '(017)-(1234)-(5678)'],
  ['017-(12345678).', '017-(12345678)'],
  ['My numbers (+8801712-345678)', '+8801712-345678'],
  ['(02-9876543)', '02-9876543'],
])('keeps the brackets of the number in "%s" balanced', (contact, label) => {
  const parts = parseContact(contact);
  expect(parts.find(({ kind }) => kind === 'phone')?.label).toBe(label);
  expect(parts.map((part) => part.label).join('')).toBe(contact);
});

it.each([
  'Budget 15000 20000',
  'Budget 15000-20000',
  'Rent 13500 18500',
  'Advance 1500000000',
  '(15000) 20000',
])('takes no sum of money for a number: "%s"', (contact) => expect(isReachable(contact)).toBe(false));

it.each(['01500 000000', '17123 45600', '1700012345', '+880 1700-000000'])(
  'takes %s for a number and not for a sum',
  (contact) => expect(isReachable(contact)).toBe(true),
);

it.each(['01112345678', '01000000000', '০১২১২৩৪৫৬৭৮'])('knows no mobile operator of %s', (contact) =>
  expect(phones(contact)).toEqual([]),
);

it.each(['\u200F', '\u202B', '\u202D', '\u202E', '\u2067', '\u2068'])(
  'calls no number whose digits %j can show in another order',
  (mark) => expect(hrefs(`01712${mark}876543`)).toEqual([]),
);

describe('other phone numbers', () => {
  it.each([
    ['02-9876543', 'tel:+88029876543'],
    ['02 22 33 44 556', 'tel:+8802223344556'],
    ['031-712345', 'tel:+88031712345'],
    ['09612-345678', 'tel:+8809612345678'],
    ['+880 2 9876543', 'tel:+88029876543'],
    ['+880 (0)2-9876543', 'tel:+88029876543'],
  ])('calls the landline %s and offers no WhatsApp', (contact, href) => {
    expect(parseContact(contact)).toEqual([{ kind: 'phone', label: contact, href }]);
  });

  it.each([
    ['+44 20 7946 0958', '442079460958'],
    ['+44 (0)20 7946 0958', '442079460958'],
    ['0091 98765 43210', '919876543210'],
    ['+1 (212) 555-0100', '12125550100'],
  ])('calls and writes to %s of another country', (contact, digits) => {
    expect(parseContact(contact)).toEqual([
      { kind: 'phone', label: contact, href: `tel:+${digits}`, whatsappHref: `https://wa.me/${digits}` },
    ]);
  });

  it('ends a landline before the next number', () => {
    expect(phones('02-9876543 01712345678')).toEqual(['tel:+88029876543', 'tel:+8801712345678']);
  });
});

describe('WhatsApp links', () => {
  it.each([
    ['https://wa.me/8801712345678', 'https://wa.me/8801712345678'],
    ['wa.me/+8801712345678?text=Hi', 'https://wa.me/8801712345678'],
    ['http://www.wa.me/01712345678', 'https://wa.me/8801712345678'],
    ['https://wa.me/message/ABCDEF1234', 'https://wa.me/message/ABCDEF1234'],
    ['https://api.whatsapp.com/send?phone=8801712345678', 'https://wa.me/8801712345678'],
    ['https://api.whatsapp.com/send/?text=x&phone=%2B8801712345678', 'https://wa.me/8801712345678'],
    ['https://wa.me/৮৮০১৭১২৩৪৫৬৭৮', 'https://wa.me/8801712345678'],
  ])('opens the chat of %s', (contact, href) => {
    expect(parseContact(contact)).toEqual([{ kind: 'whatsapp', label: contact, href }]);
  });

  it.each([
    'https://wa.me/',
    'https://wa.me/hello',
    'https://chat.whatsapp.com/AbCd',
    'https://wa.me/%E0%A4',
  ])('finds no chat in %s', (contact) =>
    expect(parseContact(contact)).toEqual([{ kind: 'text', label: contact }]),
  );
});

describe('email addresses', () => {
  it('writes to the address', () => {
    expect(parseContact('Email: mim+room@mail.example.com, please.')).toEqual([
      { kind: 'text', label: 'Email: ' },
      { kind: 'email', label: 'mim+room@mail.example.com', href: 'mailto:mim%2Broom@mail.example.com' },
      { kind: 'text', label: ', please.' },
    ]);
  });

  it('encodes what would add a header to the message', () => {
    expect(hrefs('a?bcc=x&y@example.com')).toEqual(['mailto:a%3Fbcc%3Dx%26y@example.com']);
  });

  it.each(['mim@example', 'mim@', '@example.com', 'mim at example.com'])('finds none in "%s"', (contact) =>
    expect(hrefs(contact)).toEqual([]),
  );
});

describe('parseContact', () => {
  it.each(['', 'x', 'Mim 01712-345678 wa.me/8801712345678 or mim@example.com!', '০১৭১২ ৩৪৫৬৭৮ 🙂'])(
    'keeps the text of "%s"',
    (contact) => {
      const labels = parseContact(contact).map(({ label }) => label);
      expect(labels.join('')).toBe(contact);
    },
  );
});

describe('isReachable', () => {
  it.each(['x', '🙂', '', '123456', '1700', '00000000000000000000', 'Ask the guard', '017123456789', '@mim'])(
    'refuses "%s"',
    (contact) => expect(isReachable(contact)).toBe(false),
  );

  it.each(['01712-345678', 'mim@example.com', 'wa.me/8801712345678'])('accepts %s', (contact) =>
    expect(isReachable(contact)).toBe(true),
  );
});

it.each(['https://www.tiktok.com/@mim.rahman', 'telegram/@mim.bd', 'https://wa.me@evil.com/8801712345678'])(
  'takes no profile or other link for an address: %s',
  (contact) => expect(parseContact(contact).filter(({ kind }) => kind === 'email')).toEqual([]),
);

it.each(['/', '//'])('finds the address after %s', (slashes) => {
  expect(hrefs(`01712345678${slashes}mim@example.com`)).toEqual([
    'tel:+8801712345678',
    'mailto:mim@example.com',
  ]);
});

it.each([
  '1712345678',
  '01712345678',
  '8801712345678',
  '880 1712-345678',
  '88 01712345678',
  '+8801712345678',
  '+88 01712345678',
  '008801712345678',
])('names the number %s without the space before it', (number) => {
  expect(parseContact(`Call ${number}`).find(({ kind }) => kind === 'phone')).toMatchObject({
    label: number,
    href: 'tel:+8801712345678',
  });
});

it('names a number in brackets without the space before it', () => {
  expect(parseContact('Phone: (880) 1712345678')).toEqual([
    { kind: 'text', label: 'Phone: ' },
    {
      kind: 'phone',
      label: '(880) 1712345678',
      href: 'tel:+8801712345678',
      whatsappHref: 'https://wa.me/8801712345678',
    },
  ]);
});
