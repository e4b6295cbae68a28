import type { TESTIMONIAL_COUNT } from '@roommate/contracts';
import manBanker from '../../../images/avatars/man-banker.webp';
import manEngineer from '../../../images/avatars/man-engineer.webp';
import manGraduate from '../../../images/avatars/man-graduate.webp';
import manTeacher from '../../../images/avatars/man-teacher.webp';
import womanBanker from '../../../images/avatars/woman-banker.webp';
import womanDesigner from '../../../images/avatars/woman-designer.webp';
import womanDoctor from '../../../images/avatars/woman-doctor.webp';
import womanHijab from '../../../images/avatars/woman-hijab.webp';
import womanStudent from '../../../images/avatars/woman-student.webp';

/** A testimonial (spec, section 3). */
export interface Review {
  id: number;
  name: string;
  role: string;
  image: string;
  /** Stars, 1 to 5. */
  rating: number;
  review: string;
  location: string;
}

/** The 9 reviews in slide order (spec, section 2). */
export const reviews: readonly Review[] & { length: typeof TESTIMONIAL_COUNT } = [
  {
    id: 1,
    name: 'Tasnim Akter',
    role: 'Student, University of Dhaka',
    image: womanStudent,
    rating: 5,
    review:
      'Two days before classes I had no seat anywhere. I found three girls in Azimpur with a free bed. I saw it the same evening and moved in on Friday.',
    location: 'Azimpur',
  },
  {
    id: 2,
    name: 'Rakib Hasan',
    role: 'Software engineer',
    image: manEngineer,
    rating: 5,
    review:
      'The rent is on the card. I did not have to call ten people to hear that it is too much. My flatmate is on the same night shift as I am.',
    location: 'Mohakhali DOHS',
  },
  {
    id: 3,
    name: 'Sharmin Sultana',
    role: 'Bank officer',
    image: womanBanker,
    rating: 4,
    review:
      'I let out the second bedroom after my sister married. I had five serious messages in a week. I would like more pictures per listing.',
    location: 'Uttara, Sector 11',
  },
  {
    id: 4,
    name: 'Abdul Karim',
    role: 'School teacher',
    image: manTeacher,
    rating: 5,
    review:
      'I was transferred from Rajshahi and knew nobody here. A family in Lalmatia had a single room, told me their rules in writing and kept to them.',
    location: 'Lalmatia',
  },
  {
    id: 5,
    name: 'Nadia Islam',
    role: 'Graphic designer',
    image: womanDesigner,
    rating: 5,
    review:
      'We both wrote “quiet, no smoking, cat is welcome”. A year later we still share the flat, the cat and the internet bill.',
    location: 'Bashundhara R/A',
  },
  {
    id: 6,
    name: 'Imtiaz Mahmud',
    role: 'Credit analyst',
    image: manBanker,
    rating: 5,
    review:
      "No broker, and no month's rent as his fee. That alone paid for my fan, my mattress and the rickshaw van.",
    location: 'Mirpur 10',
  },
  {
    id: 7,
    name: 'Dr. Anjali Roy',
    role: 'Physician, retired',
    image: womanDoctor,
    rating: 5,
    review:
      'My children live abroad and the flat was too silent. Now two medical students live with me, and dinner is loud again.',
    location: 'Wari',
  },
  {
    id: 8,
    name: 'Sabbir Ahmed',
    role: 'Graduate, first job',
    image: manGraduate,
    rating: 4,
    review:
      'It took me three visits to find one that fitted, but I went only to places within my budget. From my bed to the metro it is six minutes on foot.',
    location: 'Farmgate',
  },
  {
    id: 9,
    name: 'Maliha Chowdhury',
    role: 'Nurse',
    image: womanHijab,
    rating: 5,
    review:
      'The listing said women only and close to the hospital, and so it was. I met all of them over tea before I paid anything.',
    location: 'Shahbagh',
  },
];
