import {
  postsCount,
  SERVICE_VIDEO_SLOTS,
  VIDEO_SLOTS,
  type Placement,
  type ServiceSlug,
} from '@reelists/contract';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import {
  isRouteErrorResponse,
  redirect,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { ApiError } from './api/client.ts';
import { galleryQuery } from './api/gallery.ts';
import { ensurePageTexts } from './api/page-texts.ts';
import { postQuery, postsQuery, readNextQuery } from './api/posts.ts';
import { hasLiveToken } from './api/session.ts';
import { slotsQuery } from './api/slots.ts';
import { teamQuery } from './api/team.ts';
import { testimonialsQuery } from './api/testimonials.ts';
import { videoSlotQuery } from './api/videos.ts';
import { workItemsQuery } from './api/work-items.ts';
import { DocumentRoot } from './document-root.tsx';
import type { PageHandle } from './page-handle.ts';
import { Fault } from './pages/fault/fault.tsx';
import { SiteLayout } from './pages/site-layout/site-layout.tsx';
import { paths } from './paths.ts';

// Each query has its own types; a loader only cares that it can be fetched.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyQuery = FetchQueryOptions<any, any, any, any>;

interface PageRow extends PageHandle {
  path: string;
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'element' | 'ErrorBoundary'>>;
  /** Keys of the page texts it shows, beside the footer's. */
  texts?: string[];
  /** What it cannot do without: a 404 here is the page's 404. */
  needs?: (args: LoaderFunctionArgs) => AnyQuery[];
  /** What may silently be missing: the videos (specification, section 8) and ways on. */
  mayLack?: AnyQuery[];
  /** Where what was asked for is found now, when that is another path. Reads what `needs` brought. */
  movedTo?: (queryClient: QueryClient, params: LoaderFunctionArgs['params']) => string | null;
}

/** `who`: the block that home and the landing page share. */
const WHO_TEXTS = ['home.who'];
const footerVideo = videoSlotQuery(VIDEO_SLOTS.homeFooter);

const load = async (queryClient: QueryClient, row: PageRow, args: LoaderFunctionArgs) => {
  try {
    await Promise.all([
      ensurePageTexts(queryClient, ['footer', ...(row.texts ?? [])]),
      // fetchQuery, not ensureQueryData: the latter would hand out what a write has invalidated.
      ...(row.needs?.(args) ?? []).map((query) => queryClient.fetchQuery(query)),
      ...(row.mayLack ?? []).map((query) => queryClient.prefetchQuery(query)),
    ]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      throw new Response(error.message, { status: 404 });
    throw error;
  }
  const moved = row.movedTo?.(queryClient, args.params);
  return moved ? redirect(moved, 301) : null;
};

const handleOf = ({
  title,
  description,
  module,
  isPrivate,
  status,
  head,
}: PageRow): PageHandle => ({
  title,
  description,
  module,
  ...(isPrivate && { isPrivate }),
  ...(status && { status }),
  ...(head && { head }),
});

const sitePage =
  (queryClient: QueryClient) =>
  (row: PageRow): RouteObject => ({
    id: row.path,
    path: row.path,
    caseSensitive: true,
    handle: handleOf(row),
    lazy: row.lazy,
    loader: (args) => load(queryClient, row, args),
  });

const staffPage = (row: Omit<PageRow, 'isPrivate'>): RouteObject => ({
  id: row.path,
  path: row.path,
  caseSensitive: true,
  handle: handleOf({ ...row, isPrivate: true }),
  lazy: row.lazy,
});

/** A head that only documents need, which the server writes: the browser's script goes without it. */
const forDocuments = (head: NonNullable<PageHandle['head']>) =>
  import.meta.env.SSR ? { head } : {};

/** The guard of the staff area; the server checks the token again on every call. */
const requireStaff = () => (hasLiveToken() ? null : redirect(paths.home.href()));

/** What the seven service pages have in common: one page, its texts, its films and its showreel's picture. */
const servicePage = (slug: ServiceSlug, placement?: Placement, moreTexts: string[] = []) => {
  const reel = videoSlotQuery(SERVICE_VIDEO_SLOTS[slug]);
  return {
    module: 'src/pages/service/service-page.tsx',
    lazy: async () => {
      const { ServicePage } = await import('./pages/service/service-page.tsx');
      return { element: <ServicePage slug={slug} /> };
    },
    texts: [
      `${slug}.header`,
      `${slug}.intro`,
      ...(placement ? [`${slug}.grid`] : []),
      ...moreTexts,
    ],
    needs: () => (placement ? [workItemsQuery(placement)] : []),
    mayLack: [reel, footerVideo],
    ...forDocuments((queryClient) => {
      const showreel = queryClient.getQueryData(reel.queryKey);
      const poster = showreel?.poster ?? null;
      const films = placement && queryClient.getQueryData(workItemsQuery(placement).queryKey);
      return { poster, image: poster ?? films?.[0]?.thumbnail ?? null, films, showreel };
    }),
  } satisfies Partial<PageRow>;
};

const SITE_PAGES: PageRow[] = [
  {
    path: paths.home.pattern,
    title: 'We Do Everything',
    description:
      'Video production in Dublin. We produce, we shoot, we edit, we do everything. On time, on budget and better than you pictured.',
    module: 'src/pages/home/home-page.tsx',
    lazy: async () => ({ Component: (await import('./pages/home/home-page.tsx')).HomePage }),
    texts: [
      'home.header',
      'home.showreel',
      'home.testimonials',
      'home.work',
      'home.services',
      'home.promise',
      'services',
      ...WHO_TEXTS,
    ],
    needs: () => [testimonialsQuery(), workItemsQuery('featured')],
    mayLack: [
      videoSlotQuery(VIDEO_SLOTS.homeHeader),
      videoSlotQuery(VIDEO_SLOTS.aboutOurVideos),
      videoSlotQuery(VIDEO_SLOTS.homeGreatWork),
      videoSlotQuery(VIDEO_SLOTS.homeWhoAreWe),
      footerVideo,
    ],
    ...forDocuments((queryClient) => {
      const slot = queryClient.getQueryData(videoSlotQuery(VIDEO_SLOTS.homeHeader).queryKey);
      const showreel = queryClient.getQueryData(
        videoSlotQuery(VIDEO_SLOTS.aboutOurVideos).queryKey,
      );
      return { poster: slot?.poster ?? null, image: slot?.poster ?? null, showreel };
    }),
  },
  {
    path: paths.videosForYourBusiness.pattern,
    title: 'Videos For Your Business',
    description:
      'One crew for every video your business needs, from the first idea to the final export. Book a free consultation in Dublin.',
    module: 'src/pages/videos-for-your-business/videos-for-your-business-page.tsx',
    lazy: async () => ({
      Component: (
        await import('./pages/videos-for-your-business/videos-for-your-business-page.tsx')
      ).VideosForYourBusinessPage,
    }),
    texts: [
      'videos-for-your-business.header',
      'videos-for-your-business.intro',
      'home.showreel',
      'home.services',
      'services',
      ...WHO_TEXTS,
    ],
    mayLack: [
      videoSlotQuery(VIDEO_SLOTS.aboutOurVideos),
      videoSlotQuery(VIDEO_SLOTS.homeWhoAreWe),
      footerVideo,
    ],
    ...forDocuments((queryClient) => {
      const slot = queryClient.getQueryData(videoSlotQuery(VIDEO_SLOTS.aboutOurVideos).queryKey);
      return { image: slot?.poster ?? null, showreel: slot };
    }),
  },
  {
    path: paths.about.pattern,
    title: 'About Us',
    description:
      'Eight people, one studio in Dublin 4 and a lot of cable. Meet the team behind the films.',
    module: 'src/pages/about/about-page.tsx',
    lazy: async () => ({ Component: (await import('./pages/about/about-page.tsx')).AboutPage }),
    texts: [
      'about-the-reelists.header',
      'about-the-reelists.intro',
      'about-the-reelists.team',
      'about-the-reelists.life',
      'about-the-reelists.close',
    ],
    needs: () => [teamQuery(), galleryQuery()],
    ...forDocuments((queryClient) => ({
      image: queryClient.getQueryData(galleryQuery().queryKey)?.[0]?.img ?? null,
    })),
  },
  {
    path: paths.ourWork.pattern,
    title: 'Our Work',
    description:
      'Twenty-seven films for businesses, agencies, charities and houses with good light. Press play on any of them.',
    module: 'src/pages/our-work/our-work-page.tsx',
    lazy: async () => ({
      Component: (await import('./pages/our-work/our-work-page.tsx')).OurWorkPage,
    }),
    texts: ['our-work.header'],
    needs: () => [workItemsQuery('work')],
    mayLack: [footerVideo],
    ...forDocuments((queryClient) => {
      const films = queryClient.getQueryData(workItemsQuery('work').queryKey);
      return { image: films?.[0]?.thumbnail ?? null, films };
    }),
  },
  {
    path: paths.ourServices.pattern,
    title: 'Our Services',
    description:
      'Twelve services under one roof: concept, copy, filming, editing, animation, drone, voiceover and the rest. Take one or take the lot.',
    module: 'src/pages/our-services/our-services-page.tsx',
    lazy: async () => ({
      Component: (await import('./pages/our-services/our-services-page.tsx')).OurServicesPage,
    }),
    texts: ['our-services.header', 'our-services.pages', 'services', 'home.services'],
    mayLack: [footerVideo],
  },
  {
    path: paths.contactUs.pattern,
    title: 'Contact Us',
    description:
      'Tell us what you need or pick a time for a free consultation. Phone, email or call in to us in Dublin 4.',
    module: 'src/pages/contact/contact-page.tsx',
    lazy: async () => ({
      Component: (await import('./pages/contact/contact-page.tsx')).ContactPage,
    }),
    texts: [
      'contact-us.header',
      'contact-us.details',
      'contact-us.enquiry',
      'contact-us.booking',
      'contact-us.map',
      'privacy.version',
    ],
    mayLack: [slotsQuery()],
  },
  {
    path: paths.animation.pattern,
    title: 'Animation',
    description:
      '2D animation, explainers and motion graphics, written, designed and animated in our Dublin studio.',
    ...servicePage('animation', 'animation'),
  },
  {
    path: paths.productionServices.pattern,
    title: 'Production Services For Agencies',
    description:
      'Crew, kit, studio and post for agencies. Your idea, your client, our hands. Nobody needs to know we were there.',
    ...servicePage('production-services', 'agencies', [
      'production-services.services',
      'production-services.equipment',
      'services',
    ]),
  },
  {
    path: paths.propertyVideos.pattern,
    title: 'Property Videos',
    description:
      'Property films with drone, floor-level and golden-hour shots. Booked this week, online next week.',
    ...servicePage('property-videos', 'property'),
  },
  {
    path: paths.fullServiceProduction.pattern,
    title: 'Full Service Production',
    description:
      'Idea to export with one producer and one invoice. Full service video production in Dublin.',
    ...servicePage('full-service-production'),
  },
  {
    path: paths.videography.pattern,
    title: 'Videography',
    description:
      'Camera crews for events, interviews and days that only happen once. Anywhere in Ireland.',
    ...servicePage('videography'),
  },
  {
    path: paths.drone.pattern,
    title: 'Drone',
    description:
      'Licensed, insured drone filming across Ireland. We watch the weather so you do not have to.',
    ...servicePage('drone'),
  },
  {
    path: paths.publiccomms.pattern,
    title: 'Public Communications',
    description:
      'Public information and charity films that people watch to the end. Clear, captioned and accessible.',
    ...servicePage('publiccomms', 'publiccomms'),
  },
  {
    path: paths.blog.pattern,
    title: 'Blog',
    description:
      'Notes from the edit suite. What things cost, how long they take and what we learned in the rain.',
    module: 'src/pages/blog/blog-page.tsx',
    lazy: async () => ({ Component: (await import('./pages/blog/blog-page.tsx')).BlogPage }),
    texts: ['blog.header'],
    needs: ({ request }) => [
      postsQuery(postsCount(new URL(request.url).searchParams.get('count'))),
    ],
    mayLack: [footerVideo],
    ...forDocuments((queryClient) => ({
      image: queryClient.getQueryData(postsQuery().queryKey)?.items[0]?.header_image ?? null,
    })),
  },
  {
    path: paths.post.pattern,
    title: 'Blog',
    description: 'A note from the edit suite.',
    module: 'src/pages/post/post-page.tsx',
    lazy: async () => {
      const [{ PostPage }, { NotFoundPage }] = await Promise.all([
        import('./pages/post/post-page.tsx'),
        import('./pages/not-found/not-found-page.tsx'),
      ]);
      const ErrorBoundary = () => {
        const error = useRouteError();
        return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <Fault />;
      };
      return { Component: PostPage, ErrorBoundary };
    },
    needs: ({ params }) => [postQuery(params.id ?? '')],
    mayLack: [readNextQuery(), footerVideo],
    movedTo: (queryClient, { id = '' }) => {
      const post = queryClient.getQueryData(postQuery(id).queryKey);
      const isHere = !post || post.slug === id || post._id === id;
      return isHere ? null : paths.post.href({ id: post.slug });
    },
    head: (queryClient, { id = '' }) => {
      const { data: post, error } = queryClient.getQueryState(postQuery(id).queryKey) ?? {};
      // A fault is no answer; the server's 404 comes without its query.
      if (!post) return error && (error as ApiError).status !== 404 ? {} : { title: 'Not Found' };
      return {
        title: post.title,
        description: post.excerpt,
        canonical: paths.post.href({ id: post.slug || post._id }),
        image: post.header_image,
        poster: post.header_image,
        publishedAt: post.published_at ?? post.createdAt,
        modifiedAt: post.updatedAt,
      };
    },
  },
  {
    path: paths.privacy.pattern,
    title: 'Privacy',
    description:
      'What we keep about you, why, and for how long. In plain words, with an address to write to.',
    module: 'src/pages/privacy/privacy-page.tsx',
    lazy: async () => ({
      Component: (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
    }),
    texts: [
      'privacy.header',
      'privacy.intro',
      'privacy.version',
      'privacy.kept',
      'privacy.ground',
      'privacy.readers',
      'privacy.cookies',
      'privacy.rights',
      'privacy.write',
    ],
    mayLack: [footerVideo],
  },
  {
    path: paths.yourBooking.pattern,
    title: 'Your Booking',
    description: 'Move or cancel a consultation.',
    module: 'src/pages/your-booking/your-booking-page.tsx',
    isPrivate: true,
    lazy: async () => ({
      Component: (await import('./pages/your-booking/your-booking-page.tsx')).YourBookingPage,
    }),
  },
  {
    path: '*',
    title: 'Not Found',
    description: 'That page is not here. The rest of the site is.',
    module: 'src/pages/not-found/not-found-page.tsx',
    status: 404,
    lazy: async () => ({
      Component: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
    }),
  },
];

const LOGIN_PAGE: PageRow = {
  path: paths.admin.pattern,
  title: 'Staff Login',
  description: 'Staff login.',
  module: 'src/admin/login/login-page.tsx',
  lazy: async () => ({ Component: (await import('./admin/login/login-page.tsx')).LoginPage }),
};

/** The site's own page, in a frame of the editor, which hands it the words. */
const POST_PREVIEW_PAGE: PageRow = {
  path: paths.adminPostPreview.pattern,
  title: 'Preview',
  description: 'A post as visitors will see it.',
  module: 'src/pages/post/post-preview-page.tsx',
  lazy: async () => ({
    Component: (await import('./pages/post/post-preview-page.tsx')).PostPreviewPage,
  }),
};

/** Behind the guard. */
const STAFF_PAGES: PageRow[] = [
  {
    path: paths.adminPosts.pattern,
    title: 'Posts',
    description: 'Manage blog posts.',
    module: 'src/admin/posts/posts-page.tsx',
    lazy: async () => ({ Component: (await import('./admin/posts/posts-page.tsx')).PostsPage }),
  },
  {
    path: paths.adminNewPost.pattern,
    title: 'New Blog',
    description: 'Write a new blog post.',
    module: 'src/admin/posts/new-post-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/posts/new-post-page.tsx')).NewPostPage,
    }),
  },
  {
    path: paths.adminPost.pattern,
    title: 'Edit Post',
    description: 'Edit a blog post.',
    module: 'src/admin/posts/edit-post-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/posts/edit-post-page.tsx')).EditPostPage,
    }),
  },
  {
    path: paths.adminContacts.pattern,
    title: 'Contacts',
    description: 'Enquiries received.',
    module: 'src/admin/contacts/contacts-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/contacts/contacts-page.tsx')).ContactsPage,
    }),
  },
  {
    path: paths.adminContact.pattern,
    title: 'Contact',
    description: 'One enquiry, read-only.',
    module: 'src/admin/contacts/contact-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/contacts/contact-page.tsx')).ContactPage,
    }),
  },
  {
    path: paths.adminBookings.pattern,
    title: 'Bookings',
    description: 'Consultations booked.',
    module: 'src/admin/bookings/bookings-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/bookings/bookings-page.tsx')).BookingsPage,
    }),
  },
  {
    path: paths.adminBooking.pattern,
    title: 'Booking',
    description: 'One booking, read-only.',
    module: 'src/admin/bookings/booking-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/bookings/booking-page.tsx')).BookingPage,
    }),
  },
  {
    path: paths.adminVideos.pattern,
    title: 'Page Content',
    description: 'Videos by page and section.',
    module: 'src/admin/videos/videos-page.tsx',
    lazy: async () => ({ Component: (await import('./admin/videos/videos-page.tsx')).VideosPage }),
  },
  {
    path: paths.adminNewVideo.pattern,
    title: 'Change Video',
    description: 'Upload a replacement video.',
    module: 'src/admin/videos/change-video-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/videos/change-video-page.tsx')).ChangeVideoPage,
    }),
  },
  {
    path: paths.adminPageTexts.pattern,
    title: 'CMS',
    description: 'Editable page text.',
    module: 'src/admin/page-texts/page-texts-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/page-texts/page-texts-page.tsx')).PageTextsPage,
    }),
  },
  {
    path: paths.adminPageText.pattern,
    title: 'Edit Text',
    description: 'Edit one block of page text.',
    module: 'src/admin/page-texts/edit-text-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/page-texts/edit-text-page.tsx')).EditTextPage,
    }),
  },
  {
    path: paths.adminMail.pattern,
    title: 'Mail',
    description: 'Mail to staff and visitors.',
    module: 'src/admin/mail/mail-page.tsx',
    lazy: async () => ({ Component: (await import('./admin/mail/mail-page.tsx')).MailPage }),
  },
  {
    path: paths.adminReadMail.pattern,
    title: 'Read Mail',
    description: 'One mail of the outbox.',
    module: 'src/admin/mail/read-mail-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/mail/read-mail-page.tsx')).ReadMailPage,
    }),
  },
  {
    path: paths.adminPersonalData.pattern,
    title: 'Personal Data',
    description: 'What is held on a person.',
    module: 'src/admin/personal-data/personal-data-page.tsx',
    lazy: async () => ({
      Component: (await import('./admin/personal-data/personal-data-page.tsx')).PersonalDataPage,
    }),
  },
];

/** Every path of the site: its page, what it loads, its title and description. */
export const createRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    id: 'document',
    Component: DocumentRoot,
    ErrorBoundary: Fault,
    HydrateFallback: () => null,
    children: [
      { id: 'site', Component: SiteLayout, children: SITE_PAGES.map(sitePage(queryClient)) },
      staffPage(LOGIN_PAGE),
      {
        Component: SiteLayout,
        loader: requireStaff,
        children: [staffPage(POST_PREVIEW_PAGE)],
      },
      {
        id: 'staff',
        loader: requireStaff,
        lazy: async () => ({
          Component: (await import('./admin/layout/admin-layout.tsx')).AdminLayout,
        }),
        children: STAFF_PAGES.map(staffPage),
      },
    ],
  },
];
