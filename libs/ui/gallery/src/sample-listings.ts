import type { ListingSummary } from '@roommate/contracts';

export const listings: ListingSummary[] = [
  {
    _id: '665f1c2ab7d94e0012a4c9d1',
    title: 'Sunny single room near Dhanmondi Lake',
    location: 'Road 8A, Dhanmondi',
    rentAmount: 12500,
    roomType: 'Single',
    availability: 'available',
    imageUrl: '',
    name: 'Nusrat Jahan',
  },
  {
    _id: '665f1c2ab7d94e0012a4c9d2',
    title: 'Shared flat for two students, five minutes from the metro, with a balcony and a very long title',
    location: 'Section 11, Mirpur, close to the Pallabi metro station and the kitchen market',
    rentAmount: 6500,
    roomType: 'Shared',
    availability: 'not available',
    imageUrl: 'https://127.0.0.1:1/none.jpg',
    name: 'Md. Abdullah Al Mamun Chowdhury',
  },
  {
    _id: '665f1c2ab7d94e0012a4c9d3',
    title: 'উত্তরায় এক রুম, বারান্দাসহ',
    location: 'সেক্টর ৭, উত্তরা',
    rentAmount: 150000,
    roomType: 'Single',
    availability: 'available',
    imageUrl: '',
    name: 'রাকিব হাসান',
  },
  {
    _id: '665f1c2ab7d94e0012a4c9d4',
    title: 'Quiet room in Bashundhara R/A',
    location: 'Block C, Bashundhara',
    rentAmount: 9000,
    roomType: 'Shared',
    availability: 'available',
    imageUrl: '',
    name: 'Tania',
  },
];
