/**
 * Name, address and links of the shop. Everything in `content/` is a placeholder for the owner to replace (C100): no
 * name, person, number or address here is real.
 */
export const brand = {
  name: 'Chowk',
  tagline: 'One door, two rooms',
} as const;

/** For search engines and link previews, where a page has none of its own. */
export const description =
  'Coffee, momo and a clothes shop behind one door in Pokhara. Order in, pick up or sit down.';

export const contact = {
  street: 'Lakeside Road 6',
  city: 'Pokhara 33700, Nepal',
  /** The dialled number, then the displayed one. */
  phone: '+9779800000000',
  phoneText: '980-0000000',
  email: 'hello@chowk.example',
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
