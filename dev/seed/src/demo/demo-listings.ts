import type { Availability, RoomType } from '@roommate/contracts';
import type { DemoOwner } from './demo-owners.ts';

interface DemoListing {
  owner: DemoOwner['key'];
  title: string;
  location: string;
  /** BDT per month. */
  rentAmount: number;
  roomType: RoomType;
  lifestyle: string | string[];
  /** Name of an image under /pictures/rooms/. */
  image: string;
  description: string;
  availability: Availability;
}

const listing = (
  owner: DemoListing['owner'],
  [title, location, rentAmount, roomType]: [string, string, number, RoomType],
  lifestyle: DemoListing['lifestyle'],
  image: string,
  description: string,
  availability: Availability = 'available',
): DemoListing => ({
  owner,
  title,
  location,
  rentAmount,
  roomType,
  lifestyle,
  image,
  description,
  availability,
});

/** The listings of a new demo database, newest first, with real areas and rents of Dhaka. */
export const demoListings: readonly DemoListing[] = [
  listing(
    'nusrat',
    ['Sunny single room near Dhanmondi Lake', 'Road 8A, Dhanmondi, Dhaka', 12_500, 'Single'],
    ['Non-smoker', 'Early riser', 'Likes plants'],
    'single-room-morning-window',
    'Third floor, window to the east, so the morning comes in before the alarm does. Attached bath, gas line, lift and a guard at the gate. The lake is five minutes on foot. Rent includes water and the service charge.',
  ),
  listing(
    'tanvir',
    ['Shared room for two students by TSC', 'Nilkhet Road, New Market, Dhaka', 4500, 'Shared'],
    'Student, quiet after 11 pm',
    'shared-room-students',
    'One bed free in a room for two, ten minutes on foot from the university. The other bed is a third-year student of statistics who studies a lot and cooks khichuri on Fridays. Wi-Fi and a maid for cooking are shared by four.',
  ),
  listing(
    'rafiq',
    ['Quiet room with a balcony in Uttara', 'Sector 7, Uttara, Dhaka', 9800, 'Single'],
    ['Family home', 'No smoking indoors'],
    'single-room-balcony-door',
    'A room with its own balcony in our family flat. We are two retired teachers; our sons live abroad. The metro station Uttara Centre is eight minutes by rickshaw. Breakfast with us is welcome, not required.',
  ),
  listing(
    'farhana',
    ['Room for a working woman in Mohammadpur', 'Tajmahal Road, Mohammadpur, Dhaka', 8000, 'Single'],
    ['Women only', 'Non-smoker', 'Tidy'],
    'single-room-green-wall',
    'In a flat of three working women. Separate bath, shared kitchen with two burners and a fridge. The building has a guard, cameras at the stairs, and a generator for the lift. Market and bus stand are round the corner.',
  ),
  listing(
    'tanvir',
    ['Rooftop room with a view over Mirpur', 'Block C, Mirpur 10, Dhaka', 7000, 'Single'],
    'Night owl, musician friendly',
    'rooftop-room',
    'A small room of its own on the roof, with bath and a corner for cooking. Hot in April, wonderful the rest of the year. The metro at Mirpur 10 is six minutes on foot. Practising guitar until ten is fine up here.',
  ),
  listing(
    'nusrat',
    ['Bed in a bright room for three, Bashundhara', 'Block D, Bashundhara R/A, Dhaka', 5500, 'Shared'],
    ['Women only', 'Student'],
    'shared-room-three-beds',
    'For a student of one of the universities nearby. Three beds, three desks, three cupboards, two baths for five people. Meals can be taken together for 3,200 BDT a month. Guests until eight in the evening.',
  ),
  listing(
    'rafiq',
    ['Old Dhaka room in a house with a courtyard', 'Bangshal Road, Old Dhaka, Dhaka', 6000, 'Single'],
    'Respectful of neighbours',
    'house-old-dhaka',
    'My grandfather built this house, and there is still a well in the courtyard. The room is on the first floor with high ceilings and green shutters. Bakarkhani from the baker opposite is part of the morning.',
  ),
  listing(
    'farhana',
    ['Serviced single in Banani for professionals', 'Road 11, Banani, Dhaka', 22_000, 'Single'],
    ['Professional', 'Non-smoker'],
    'single-room-study-desk',
    'Furnished with bed, desk, cupboard and air conditioning. Cleaning twice a week, fibre internet, generator for the whole flat. Offices of Banani and Gulshan are within walking distance.',
  ),
  listing(
    'tanvir',
    ['Share a flat by Hatirjheel', 'Mohanagar Project, Rampura, Dhaka', 7500, 'Shared'],
    ['Easy-going', 'Runs in the morning'],
    'house-by-the-lake',
    'Two of us share a flat of three rooms and look for the third. The lake road is made for running at six in the morning; the water taxi goes to Karwan Bazar. Bills come to about 1,500 BDT each.',
  ),
  listing(
    'nusrat',
    ['Room with a study corner in Lalmatia', 'Block B, Lalmatia, Dhaka', 10_500, 'Single'],
    'Reader, quiet, vegetarian kitchen',
    'study-corner-rain',
    'A calm room towards the garden in a low building of six flats. A desk under the window, shelves for a hundred books. We keep a vegetarian kitchen and would like to go on doing so.',
  ),
  listing(
    'rafiq',
    ['Ground floor room, easy for elderly people', 'Sector 4, Uttara, Dhaka', 8500, 'Single'],
    ['Family home', 'Calm'],
    'single-room-mosquito-net',
    'No stairs from the gate to the bed. Wide doors, a bath with a handrail, a garden to sit in. The clinic of the sector is two houses away. Meals from our kitchen can be arranged.',
    'not available',
  ),
  listing(
    'farhana',
    ['Bunk bed in a friendly mess, Farmgate', 'Green Road, Farmgate, Dhaka', 3200, 'Shared'],
    'Student, tidy, shares the chores',
    'shared-room-bunk-beds',
    'Four bunk beds, seven are taken. We cook by turns and write it on the door. Coaching centres are all around; the metro at Farmgate is four minutes on foot. Deposit of one month.',
  ),
  listing(
    'tanvir',
    ['Musicians share a room in Shyamoli', 'Ring Road, Shyamoli, Dhaka', 6500, 'Shared'],
    ['Musician', 'Night owl'],
    'shared-room-musicians',
    'A room with two beds, two guitars and a harmonium in a house whose ground floor is a workshop, so nobody minds. Looking for a third instrument, ideally with someone who plays it well.',
  ),
  listing(
    'nusrat',
    ['Small single near BUET, walk to class', 'Polashi, Azimpur, Dhaka', 7800, 'Single'],
    'Student, early riser',
    'single-room-floor-bed',
    'A small, bright room with a mattress on a low frame, a desk and a fan that works. Seven minutes to the gate of the university. Water all day, gas in the kitchen that three of us share.',
  ),
  listing(
    'rafiq',
    ['Room by the metro in Pallabi', 'Section 12, Pallabi, Mirpur, Dhaka', 8200, 'Single'],
    ['Office worker', 'Non-smoker'],
    'house-by-the-metro',
    'You see the train from the window and are in it four minutes later: Motijheel in half an hour, dry in the monsoon. Second floor, attached bath, a shared balcony for the laundry.',
  ),
  listing(
    'farhana',
    ['Two beds for sisters or friends, Mirpur DOHS', 'Avenue 5, Mirpur DOHS, Dhaka', 13_000, 'Shared'],
    ['Women only', 'Quiet'],
    'shared-room-two-beds',
    'A large room for two who know each other. Gated area with trees, walking paths and its own shops. Separate entrance from the stairs, attached bath, kitchenette. Rent is for the whole room.',
  ),
  listing(
    'tanvir',
    ['Evening light in Gulshan 2, room in a big flat', 'Road 79, Gulshan 2, Dhaka', 28_000, 'Single'],
    ['Professional', 'Social'],
    'single-room-evening',
    'Four professionals share a flat of 2,400 sqft with a living room worth the name. The room looks west over the trees of the park. Cook and cleaner come daily and are part of the rent.',
  ),
  listing(
    'nusrat',
    ['Room with a kitchen corner, Khilgaon', 'Taltola, Khilgaon, Dhaka', 9000, 'Single'],
    'Cooks for friends',
    'kitchen-corner',
    'A studio of one room with a kitchen corner and a bath of its own on the fourth floor. The market of Taltola with its street food is downstairs, which is the best and the worst about it.',
    'not available',
  ),
  listing(
    'rafiq',
    ['Family flat has a room free in Wari', 'Rankin Street, Wari, Dhaka', 7200, 'Single'],
    'Calm, likes cats',
    'reading-corner',
    'A quiet street with old trees. The room has a reading corner with a rattan chair, and the cat comes with it. Shared bath with one other tenant. The door closes at eleven.',
  ),
  listing(
    'farhana',
    ['Shared flat for nurses and doctors, Shahbagh', 'Paribagh, Shahbagh, Dhaka', 6800, 'Shared'],
    ['Women only', 'Shift worker'],
    'shared-room-double-bed',
    'Six minutes on foot to the hospitals. We work in shifts and keep the flat quiet at all hours: thick curtains, slippers, no television. One place in a room for two is free.',
  ),
  listing(
    'tanvir',
    ['Tea-evening flat in Badda looks for a third', 'Link Road, Middle Badda, Dhaka', 5800, 'Shared'],
    ['Social', 'Cricket', 'Non-smoker'],
    'shared-room-tea-evening',
    'Two office workers and a teapot. We share a room of 220 sqft with three beds and spend most evenings on the balcony. Ten minutes by bus to Gulshan 1.',
    'not available',
  ),
  listing(
    'nusrat',
    ['Unfurnished room, freshly painted, Banasree', 'Block F, Banasree, Dhaka', 7000, 'Single'],
    'Anyone tidy',
    'single-room-unfurnished',
    'Bring your own bed and ideas. New paint, new wiring, mosquito nets in all windows. Two windows, attached bath. The lane is quiet; the rickshaws wait at its end.',
  ),
  listing(
    'rafiq',
    ['Room over a green lane in Kalabagan', 'Lake Circus, Kalabagan, Dhaka', 9500, 'Single'],
    ['Student or office worker', 'No smoking indoors'],
    'house-green-lane',
    'Behind the gate there are mango trees. Second floor, cross ventilation, a ceiling fan that whispers. Three universities and two hospitals within fifteen minutes.',
    'not available',
  ),
  listing(
    'farhana',
    ['Living room with a cane sofa to share, Baridhara', 'Block J, Baridhara, Dhaka', 18_000, 'Shared'],
    ['Professional', 'Women only'],
    'living-room-cane-sofa',
    'A bed of your own in a large shared room, and a living room with a cane sofa that everybody who visits falls asleep on. Generator, lift, roof garden. Rent includes everything but the electricity.',
    'not available',
  ),
];
