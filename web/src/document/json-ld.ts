import { CONTACT, SOCIAL_LINKS } from '../blocks/contact.ts';

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

export const organization = (publicUrl: string) => ({
  '@type': 'Organization',
  '@id': organizationId(publicUrl),
  name: CONTACT.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/favicon.svg`,
  slogan: CONTACT.slogan,
  email: CONTACT.email,
  telephone: CONTACT.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: CONTACT.street,
    addressLocality: CONTACT.locality,
    postalCode: CONTACT.postalCode,
    addressCountry: 'IE',
  },
  sameAs: SOCIAL_LINKS.map(({ href }) => href),
});

export const webSite = (publicUrl: string) => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: CONTACT.name,
  url: `${publicUrl}/`,
  inLanguage: 'en-IE',
  publisher: { '@id': organizationId(publicUrl) },
});

/** The way from the home page to this one; the home page has none. */
export const breadcrumbs = (publicUrl: string, path: string, title: string) => {
  if (path === '/') return [];
  const steps = [
    { name: 'Home', path: '/' },
    ...(path.startsWith('/blog/') ? [{ name: 'Blog', path: '/blog' }] : []),
    { name: title, path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: `${publicUrl}${step.path}`,
      })),
    },
  ];
};
