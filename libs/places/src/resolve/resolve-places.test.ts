import { resolveLocation, resolvePlaces } from './resolve-places.ts';

const idsOf = (text: string) => resolvePlaces(text).map(({ place }) => place.id);

describe('resolvePlaces', () => {
  it.each([
    ['mirpur 10', 'mirpur-10'],
    ['Mirpur-10', 'mirpur-10'],
    ['মিরপুর ১০', 'mirpur-10'],
    ['bosundhora r/a', 'bashundhara'],
    ['dhanmondi 27', 'dhanmondi-27'],
    ['uttara sec 7', 'uttara-7'],
    ['near NSU', 'nsu'],
    ['BUET', 'buet'],
    ['farmget', 'farmgate'],
    ['মিরপুরে', 'mirpur'],
    ['Kazi Para', 'kazipara'],
  ])('finds the place of "%s"', (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it('reports the part of the text that names the place', () => {
    const text = 'Sunny room, Mirpur-10, 3rd floor';
    const [match] = resolvePlaces(text);
    expect(match && text.slice(match.start, match.end)).toBe('Mirpur-10');
  });

  it('scores an equal name above a similar sound, and that above a typing error', () => {
    const scores = ['jatrabari', 'zatraabaari', 'jatrabai'].map((text) => resolvePlaces(text)[0]?.score ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });

  it('uses the other places of the text to choose between two of the same name', () => {
    expect(idsOf('Taltola, Khilgaon')).toEqual(['khilgaon-taltola']);
    expect(idsOf('Taltola, Agargaon')).toEqual(['taltola-agargaon']);
  });

  it.each([
    ['Mirpur Road, New Market, Dhaka', 'new-market'],
    ['27 Mirpur Road, Shyamoli', 'shyamoli'],
    ['10 No. Mirpur Road, Dhanmondi', 'dhanmondi'],
    ['Dhanmondi, Mirpur Road', 'dhanmondi'],
    ['New Airport Road, Tejgaon', 'tejgaon'],
    ['মিরপুর রোড, ধানমন্ডি', 'dhanmondi'],
    ['Mirpur Road', 'mirpur'],
    ['Mirpur Road, Dhaka', 'mirpur'],
    ['Hazaribagh Road, Hazaribag', 'hazaribagh'],
    ['Kazipara Road, Mirpur', 'kazipara'],
  ])('takes a long road for the place that it leads to only alone: "%s"', (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it('knows a numbered road of an area from a long road to it', () => {
    expect(idsOf('Mirpur Road 5, Dhanmondi')).toContain('mirpur');
  });

  it('needs the place around a local name beside it', () => {
    expect(idsOf('Block C, Bashundhara R-A')).toEqual(['bashundhara-c']);
    expect(idsOf('Block C')).toEqual([]);
    expect(idsOf('Block E, South Banasree, Banasree')).toEqual(['south-banasree']);
  });

  it.each(['banasree', 'aftabnagar', 'bashundhara', 'mirpur 12'])(
    'takes a bare or unknown block of %s for no other block',
    (area) => {
      const whole = idsOf(area);
      for (const block of ['block', 'block o', 'block p', 'block z']) {
        expect(idsOf(`${area} ${block}`)).toEqual(whole);
      }
    },
  );

  it('finds a block of an area that is spelled as it sounds', () => {
    expect(idsOf('bosundhora blok c')).toEqual(['bashundhara-c']);
  });

  it('looks past a block for the place around a section', () => {
    expect(idsOf('section 13 block h mirpur')).toEqual(['mirpur-13']);
    expect(idsOf('sector 10 block e uttara')).toEqual(['uttara-10']);
  });

  it('looks past the road for the place around a block', () => {
    expect(idsOf('Section 11, Block C, Road 5, Mirpur')).toEqual(['mirpur-11-c']);
  });

  it.each([
    ['dhanmondi-27', 'Dhanmondi Road 27'],
    ['dhanmondi-27', 'Dhanmondi, House 3, Road 27'],
    ['dhanmondi-27', 'Road 27, Dhanmondi, Dhaka'],
    ['dhanmondi-27', 'Road No. 27, Dhanmondi'],
    ['dhanmondi-27', 'Rd# 27, Dhanmondi'],
    ['dhanmondi-27', 'House 5, 27 no road, Dhanmondi'],
    ['dhanmondi-27', 'রোড ২৭, ধানমন্ডি'],
    ['dhanmondi-27', 'ধানমন্ডি রোড ২৭'],
    ['dhanmondi-27', '২৭ নম্বর রোড, ধানমন্ডি'],
    ['dhanmondi-32', 'House 12, Road 32, Dhanmondi'],
    ['dhanmondi-11a', 'Road 11/A, Dhanmondi'],
    ['dhanmondi-11a', 'রোড ১১/এ, ধানমন্ডি'],
    ['banani-11', 'Road 11, Block C, Banani'],
    ['banani-11', 'Banani, Block D, Road 11'],
    ['banani-11', 'বনানী ১১ নং রোড'],
    ['uttara-12', '12 no sector, Uttara'],
    ['mirpur-10', 'House 2, 10 no Mirpur, Dhaka'],
    ['mirpur-11', 'Road 7 no Mirpur 11'],
    ['mirpur-10', '10 no Mirpur 5 no road'],
    ['mirpur-10', '10 no Mirpur, 2nd floor'],
    ['mirpur', 'House 5 no road 10 no Mirpur'],
    ['mirpur-10', '৬ নং বাসা ১০ নং মিরপুর'],
    ['mirpur-10', '10 no Mirpur road 5'],
  ])('finds %s before and after its area: "%s"', (id, text) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it.each([
    ['dhanmondi', 'House 27, Dhanmondi'],
    ['dhanmondi', 'Dhanmondi, House 27'],
    ['banani', 'House 11, Banani'],
    ['banani', 'বাড়ি ১১, বনানী'],
    ['bashundhara', 'House D, Bashundhara'],
    ['bashundhara', 'House 12/D, Block, Bashundhara'],
  ])('takes the number of a house for no road and no block: %s in "%s"', (id, text) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it.each(['Road 8A, Dhanmondi', 'Dhanmondi Road 8A', 'Dhanmondi 8/A', 'ধানমন্ডি ৮/এ'])(
    'takes "%s" for no Road 8',
    (text) => {
      expect(idsOf(text)).toEqual(['dhanmondi']);
    },
  );

  it.each([
    ['bashundhara-d', 'basundhara d block'],
    ['bashundhara-d', 'House 12 D Block, Bashundhara'],
    ['bashundhara-d', 'bashundhara d block e basa'],
    ['bashundhara-d', 'ডি ব্লকে, বসুন্ধরা'],
    ['bashundhara-c', 'Plot D Block C, Bashundhara'],
    ['bashundhara-c', 'House 12/D Block C, Bashundhara'],
    ['mirpur-11-a', 'Mirpur 11 A Block'],
  ])('finds the block %s in "%s"', (id, text) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it('takes a wider place as an address, and a list as several places', () => {
    expect(idsOf('Gulshan 1, Gulshan, Dhaka')).toEqual(['gulshan-1']);
    expect(idsOf('gulshan, baridhara')).toEqual(['gulshan', 'baridhara']);
  });

  it.each([
    '',
    '   ',
    '!!!',
    '🏠🏠',
    'a sunny room with a balcony',
    '1234567890',
    '\ud800',
    'x'.repeat(4000),
  ])('finds nothing in a text without a place: %j', (text) => {
    expect(resolvePlaces(text)).toEqual([]);
  });
});

describe('a word that only resembles the name of a place', () => {
  it.each([
    // Everyday words.
    ...[
      'basha',
      'basha bhara',
      'bdt',
      'tk',
      'er vitor',
      'er vitore',
      'mandir',
      'kachabazar',
      'poribar',
      'malik',
    ],
    // One sound away from Pallabi, but several letters.
    'polani',
  ])('finds no place in "%s"', (text) => {
    expect(idsOf(text)).toEqual([]);
  });
});

describe('resolveLocation', () => {
  it.each([
    ['Bashundhara City, Panthapath, Dhaka', 'bashundhara-city'],
    ['Polashi, Azimpur', 'polashi'],
    ['Faridabad, Dhaka', 'faridabad'],
    ['Baitul man Housing', 'baitul-aman'],
  ])('places "%s"', (location, id) => {
    expect(resolveLocation(location)?.place.id).toBe(id);
  });

  it('takes the narrowest place of an address', () => {
    expect(resolveLocation('Senpara Parbata, Section 10, Mirpur, Dhaka')?.place.id).toBe('senpara-parbata');
  });

  it('takes an equal name before a mistyped one', () => {
    expect(resolveLocation('Sayem Sobhan Road, Block C, Bashundhara')?.place.id).toBe('bashundhara-c');
  });

  it('does not place a room in the whole city', () => {
    expect(resolveLocation('Dhaka')).toBeUndefined();
  });
});
