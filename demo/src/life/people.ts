/** Somebody who orders in the demo. */
export interface DemoPerson {
  readonly fullName: string;
  /** In the domain that no mail server has (RFC 2606). */
  readonly email: string;
  readonly phone: string;
  /** Street and house, without the delivery place. */
  readonly street: string;
}

const STREETS = [
  'Ward 6, near the school',
  'House 12, blue gate',
  'Behind the post office',
  'Second floor, above the pharmacy',
  'Opposite the temple',
  'Lane 3, house 41',
  'Next to the bank',
];

/** Names as people write them, with the mailbox of each. */
const MEMBERS: readonly (readonly [string, string])[] = [
  ['Sita Gurung', 'sita.gurung'],
  ['Bishal Thapa', 'bishal.thapa'],
  ['Anjali Shrestha', 'anjali.shrestha'],
  ['Ramesh Adhikari', 'ramesh.adhikari'],
  ['Pooja Rai', 'pooja.rai'],
  ['Sujan Magar', 'sujan.magar'],
  ['मनिषा पौडेल', 'manisha.poudel'],
  ['Dipendra Karki', 'dipendra.karki'],
  ['Asmita Tamang', 'asmita.tamang'],
  ['Kiran Bhattarai', 'kiran.bhattarai'],
  ['Nirmala Lama', 'nirmala.lama'],
  ['Prakash K.C.', 'prakash.kc'],
  ['Sabina Maharjan', 'sabina.maharjan'],
  ['Hari Prasad Sharma', 'hari.sharma'],
  ['Yangchen Sherpa', 'yangchen.sherpa'],
  ['Rojina Basnet', 'rojina.basnet'],
  ['Suresh Chaudhary', 'suresh.chaudhary'],
  ['विवेक भण्डारी', 'bivek.bhandari'],
  ['Aayush Pandey', 'aayush.pandey'],
  ['Kabita Limbu', 'kabita.limbu'],
  ['Nabin Dahal', 'nabin.dahal'],
  ['Rita Bishwokarma', 'rita.bishwokarma'],
  ['Santosh Ghimire', 'santosh.ghimire'],
  ['Manju Khadka', 'manju.khadka'],
  ['Tenzing Dolma Sherpa', 'tenzing.sherpa'],
  ['Arjun Subedi', 'arjun.subedi'],
  ['Binita Dangol', 'binita.dangol'],
  ['Roshan Pariyar', 'roshan.pariyar'],
  ['Laxmi Regmi', 'laxmi.regmi'],
  ['Gopal Acharya', 'gopal.acharya'],
  ['Smriti Koirala', 'smriti.koirala'],
  ['Milan Ale Magar', 'milan.ale'],
  ['Sunita Bajracharya', 'sunita.bajracharya'],
  ['Rajan Neupane', 'rajan.neupane'],
  ['Pratiksha Joshi', 'pratiksha.joshi'],
  ['Dorje Ghale', 'dorje.ghale'],
  ['Urmila Devkota', 'urmila.devkota'],
  ['Amrit Sunar', 'amrit.sunar'],
  ['Shreya Tuladhar', 'shreya.tuladhar'],
  ['Bikash Rana', 'bikash.rana'],
];

const GUESTS = [
  'Gita Thapa Magar',
  'Sandesh Poudyal',
  'Mina Gurung',
  'Ashok Yadav',
  'Reshma Shahi',
  'Tek Bahadur Pun',
  'Nisha Aryal',
  'Saroj Budhathoki',
  'Jamuna Giri',
  'Kushal Manandhar',
  'Parbati Oli',
  'Umesh Sapkota',
];

const street = (index: number) => STREETS[index % STREETS.length] ?? '';
/** Ten digits, with a beginning that no network in Nepal has. */
const phone = (first: string, index: number) => `${first}${String(100_000 + index * 7_919)}`;

/** The demo's customers; two write Devanagari. */
export const members: readonly DemoPerson[] = MEMBERS.map(([fullName, mailbox], index) => ({
  fullName,
  email: `${mailbox}@demo.invalid`,
  phone: phone('9900', index),
  street: street(index),
}));

/** People who order without an account, and leave no e-mail. */
export const guests: readonly Omit<DemoPerson, 'email'>[] = GUESTS.map((fullName, index) => ({
  fullName,
  phone: phone('9909', index),
  street: street(index + 3),
}));
