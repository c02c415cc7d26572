import { PHONE } from '@reelists/contract';

/** How to reach the company. Placeholders until the company gives its own. */
export const CONTACT = {
  name: 'The Reelists',
  slogan: 'We Do Everything',
  phone: PHONE,
  email: 'hello@thereelists.example',
  street: 'Unit 0, Placeholder Lane',
  locality: 'Dublin 4',
  postalCode: 'D04 XXXX',
  country: 'Ireland',
} as const;

export const PHONE_HREF = `tel:${CONTACT.phone.replaceAll(' ', '')}`;
export const EMAIL_HREF = `mailto:${CONTACT.email}`;

export const INSTAGRAM = { name: 'Instagram', href: 'https://www.instagram.com/thereelists' };
export const FACEBOOK = { name: 'Facebook', href: 'https://www.facebook.com/thereelists' };

export const SOCIAL_LINKS = [
  INSTAGRAM,
  FACEBOOK,
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/thereelists' },
  { name: 'Vimeo', href: 'https://vimeo.com/thereelists' },
] as const;

export const CREDIT = { name: 'Placeholder & Co.', href: 'https://placeholder.example' } as const;
