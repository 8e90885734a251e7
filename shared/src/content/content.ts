/**
 * Name, address and links of the shop. Everything in `content/` is a placeholder for the owner to replace (C100): no
 * name, person, number or address here is real.
 */
export const brand = {
  name: 'Chowk',
  tagline: 'One door, two rooms',
  description: 'Coffee, momo and a clothes shop behind one door in Pokhara. Order in, pick up or sit down.',
} as const;

export const contact = {
  street: 'Lakeside Road 6',
  city: 'Pokhara 33700, Nepal',
  /** The dialled number, then the displayed one. */
  phone: '+9779800000000',
  phoneText: '980-0000000',
  email: 'hello@chowk.example',
  /** Degrees, for the map. */
  latitude: 28.2096,
  longitude: 83.9595,
  directions: [
    'From the lake, walk up the lane with the red prayer wheel.',
    'We are the corner house with the stepped door.',
    'The cafe is on the left, the closet on the right.',
  ],
} as const;

/** The literal line of §2, shown until the page has loaded the settings (C28). */
export const hoursText = '8 AM to 9:30 PM (NST)';

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export const socialLinks: readonly SocialLink[] = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'TikTok', url: 'https://www.tiktok.com/' },
];
