/** The names after a colon in a pattern, as in `'id'` for `/blog/:id`. */
type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

interface Path<Pattern extends string> {
  /** For the route table. */
  pattern: Pattern;
  /** For links; each parameter is encoded. */
  href: [ParamOf<Pattern>] extends [never]
    ? () => string
    : (params: Record<ParamOf<Pattern>, string>) => string;
}

const path = <Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern> => ({
  pattern,
  href: (params: Record<string, string> = {}) =>
    pattern.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? '')),
});

/** Every page of the site, once. */
export const paths = {
  home: path('/'),
  videosForYourBusiness: path('/videos-for-your-business'),
  about: path('/about-the-reelists'),
  ourWork: path('/our-work'),
  ourServices: path('/our-services'),
  contactUs: path('/contact-us'),
  animation: path('/animation'),
  productionServices: path('/production-services'),
  propertyVideos: path('/property-videos'),
  fullServiceProduction: path('/full-service-production'),
  videography: path('/videography'),
  drone: path('/drone'),
  publiccomms: path('/publiccomms'),
  blog: path('/blog'),
  /** `id` is a post's slug; its document id works too. */
  post: path('/blog/:id'),
  privacy: path('/privacy'),
  /** For the link in a booking's mail, which adds `?token=`. */
  yourBooking: path('/your-booking'),

  admin: path('/admin'),
  adminPosts: path('/admin/posts'),
  adminNewPost: path('/admin/posts/create'),
  adminPost: path('/admin/post/:id'),
  /** Inside the editor: a post nobody has saved, as visitors will see it. */
  adminPostPreview: path('/admin/posts/preview'),
  adminContacts: path('/admin/contacts'),
  adminContact: path('/admin/contact/:id'),
  adminBookings: path('/admin/bookings'),
  adminBooking: path('/admin/booking/:id'),
  adminVideos: path('/admin/videos'),
  /** `id` joins the slot's id, page and section with plus signs. */
  adminNewVideo: path('/admin/videos/create/:id'),
  adminPageTexts: path('/admin/cms'),
  adminPageText: path('/admin/cms/:id'),
  adminMail: path('/admin/mail'),
  adminReadMail: path('/admin/mail/:id'),
  adminPersonalData: path('/admin/personal-data'),
} as const;
