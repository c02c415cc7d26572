import type { Role } from './auth.js';

type Method = 'GET' | 'POST';
/** `anyone`: no token needed. Otherwise the roles whose token opens it; `staff` is any of them. */
type Who = 'anyone' | 'staff' | readonly Role[];

const ENQUIRIES = ['administrator', 'producer'] as const satisfies readonly Role[];
const CONTENT = ['administrator', 'editor'] as const satisfies readonly Role[];

interface Endpoint {
  method: Method;
  /** Below /api/v1; `:id` is a document id. */
  path: `/${string}`;
  who: Who;
}

/** Every call of /api/v1, in the order of the wire contract. */
export const endpoints = {
  login: { method: 'POST', path: '/auth/login', who: 'anyone' },
  me: { method: 'GET', path: '/auth/me', who: 'staff' },

  listVideos: { method: 'GET', path: '/videos', who: 'anyone' },
  getVideo: { method: 'GET', path: '/videos/get/:id', who: 'anyone' },
  createVideo: { method: 'POST', path: '/videos/create', who: CONTENT },
  restoreVideo: { method: 'POST', path: '/videos/restore/:id', who: CONTENT },

  listContacts: { method: 'GET', path: '/contacts', who: ENQUIRIES },
  exportContacts: { method: 'GET', path: '/contacts/export', who: ENQUIRIES },
  getContact: { method: 'GET', path: '/contacts/get/:id', who: ENQUIRIES },
  placeContact: { method: 'GET', path: '/contacts/place/:id', who: ENQUIRIES },
  createContact: { method: 'POST', path: '/contacts/create', who: 'anyone' },
  readContact: { method: 'POST', path: '/contacts/read/:id', who: ENQUIRIES },
  markContactSpam: { method: 'POST', path: '/contacts/spam/:id', who: ENQUIRIES },

  listBookings: { method: 'GET', path: '/bookings', who: ENQUIRIES },
  exportBookings: { method: 'GET', path: '/bookings/export', who: ENQUIRIES },
  listSlots: { method: 'GET', path: '/bookings/slots', who: 'anyone' },
  createBooking: { method: 'POST', path: '/bookings/create', who: 'anyone' },
  getBooking: { method: 'GET', path: '/bookings/get/:id', who: ENQUIRIES },
  placeBooking: { method: 'GET', path: '/bookings/place/:id', who: ENQUIRIES },
  getBookingCalendar: { method: 'GET', path: '/bookings/calendar/:id', who: ENQUIRIES },
  readBooking: { method: 'POST', path: '/bookings/read/:id', who: ENQUIRIES },
  markBookingSpam: { method: 'POST', path: '/bookings/spam/:id', who: ENQUIRIES },
  cancelBooking: { method: 'POST', path: '/bookings/cancel/:id', who: ENQUIRIES },
  moveBooking: { method: 'POST', path: '/bookings/move/:id', who: ENQUIRIES },
  showMyBooking: { method: 'POST', path: '/bookings/mine', who: 'anyone' },
  cancelMyBooking: { method: 'POST', path: '/bookings/mine/cancel', who: 'anyone' },
  moveMyBooking: { method: 'POST', path: '/bookings/mine/move', who: 'anyone' },

  listMails: { method: 'GET', path: '/mails', who: ENQUIRIES },
  getMail: { method: 'GET', path: '/mails/get/:id', who: ENQUIRIES },
  resendMail: { method: 'POST', path: '/mails/resend/:id', who: ENQUIRIES },
  resendFailedMails: { method: 'POST', path: '/mails/resend-failed', who: ENQUIRIES },

  findPersonalData: { method: 'POST', path: '/personal-data/find', who: ENQUIRIES },
  erasePersonalData: { method: 'POST', path: '/personal-data/erase', who: ENQUIRIES },
  listErasures: { method: 'GET', path: '/personal-data/erasures', who: ENQUIRIES },
  previewRetention: { method: 'GET', path: '/personal-data/retention', who: ENQUIRIES },

  listPosts: { method: 'GET', path: '/blog', who: 'anyone' },
  getPost: { method: 'GET', path: '/blog/get/:id', who: 'anyone' },
  createPost: { method: 'POST', path: '/blog/create', who: CONTENT },
  updatePost: { method: 'POST', path: '/blog/update/:id', who: CONTENT },
  createPostImage: { method: 'POST', path: '/blog/images', who: CONTENT },
  deletePost: { method: 'POST', path: '/blog/delete/:id', who: CONTENT },

  listPageTexts: { method: 'GET', path: '/cms', who: 'anyone' },
  getPageText: { method: 'GET', path: '/cms/get/:id', who: 'anyone' },
  updatePageText: { method: 'POST', path: '/cms/update/:id', who: CONTENT },

  listWorkItems: { method: 'GET', path: '/work-items', who: 'anyone' },
  listTestimonials: { method: 'GET', path: '/testimonials', who: 'anyone' },
  listTeam: { method: 'GET', path: '/team', who: 'anyone' },
  listGallery: { method: 'GET', path: '/gallery', who: 'anyone' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Whether a member of staff with this role may make the call. */
export const mayCall = (role: Role, name: EndpointName): boolean => {
  const who: Who = endpoints[name].who;
  return who === 'anyone' || who === 'staff' || who.includes(role);
};
