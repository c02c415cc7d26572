import type { VideoSlot } from '@reelists/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { ChangeVideoPage } from './change-video-page.tsx';
import { VideosPage } from './videos-page.tsx';

// Reading a frame needs a video decoder; the browser tests have one.
vi.mock('./capture-poster.ts', () => ({
  capturePoster: () => Promise.resolve(new Blob(['still'], { type: 'image/jpeg' })),
}));

const slot: VideoSlot = {
  _id: 's1',
  page: 'Home',
  section: 'Weve made some great work',
  files: [{ url: '/uploads/old.mp4', mime: 'video/mp4', name: 'old.mp4', size: 1_468_006 }],
  poster: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  has_previous: true,
  previous: {
    files: [{ url: '/uploads/older.mp4', mime: 'video/mp4', name: 'older.mp4', size: 2_000_000 }],
    poster: null,
  },
  changed: { at: '2025-11-03T10:00:00.000Z', by: 'Aoife' },
};
const emptySlot: VideoSlot = {
  ...slot,
  _id: 's2',
  page: 'Blog',
  section: 'Header',
  files: [],
  has_previous: false,
  previous: null,
};

const pages = [
  { path: '/admin/videos', element: <VideosPage /> },
  { path: '/admin/videos/create/:id', element: <ChangeVideoPage /> },
];
const ADDRESS = '/admin/videos/create/s1+Home+Weve%20made%20some%20great%20work';
const list = (videos: VideoSlot[]) =>
  http.get(api('/videos'), () =>
    ok({ videos, page: 0, page_size: 20, total_pages: 1, total_items: videos.length }),
  );
const choose = async (name: string, type: string, size = 4) => {
  const file = new File(['film'], name, { type });
  await screen.findByText('Live now');
  Object.defineProperty(file, 'size', { value: size });
  await userEvent.upload(await screen.findByLabelText('Video file'), file, { applyAccept: false });
};
const upload = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload video' });

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  staffServer.use(
    list([slot, emptySlot]),
    http.get(api('/videos/get/s1'), () => ok({ video: slot })),
  );
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

describe('the page videos', () => {
  it('name their page and section, and lead to their change', async () => {
    renderStaff(pages, '/admin/videos');
    const link = await screen.findByRole('link', {
      name: /^Edit \(Change\)\s+Home, Weve made some great work$/,
    });
    expect(link.getAttribute('href')).toBe(ADDRESS);
    expect(screen.getByText('Nothing shot yet')).toBeTruthy();
  });

  it('say who changed what plays, and when', async () => {
    renderStaff(pages, '/admin/videos');
    expect(await screen.findByText('3 Nov 2025, by Aoife')).toBeTruthy();
    expect(screen.getByText('old.mp4')).toBeTruthy();
  });

  it('put the previous one back with one press', async () => {
    const restored = vi.fn();
    staffServer.use(
      http.post(api('/videos/restore/s1'), () => {
        restored();
        return ok({ video: slot });
      }),
    );
    renderStaff(pages, '/admin/videos');
    const [button] = await screen.findAllByRole('button', { name: 'Put the previous one back' });
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(restored).toHaveBeenCalledOnce());
  });

  it('say so when there is no place for one', async () => {
    staffServer.use(list([]));
    renderStaff(pages, '/admin/videos');
    expect(
      await screen.findByText('No Videos available yet. Green screens all round.'),
    ).toBeTruthy();
  });

  it('show a popup Error when they cannot be read', async () => {
    staffServer.use(http.get(api('/videos'), () => fail(503, 'The shelf is locked.')));
    renderStaff(pages, '/admin/videos');
    const popup = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(popup.textContent).toContain('The shelf is locked.');
  });
});

describe('changing a page video', () => {
  it('sends the file with its place and a still, says Video Uploaded, then shows the list', async () => {
    const sent: FormData[] = [];
    staffServer.use(
      http.post(api('/videos/create'), async ({ request }) => {
        sent.push(await request.formData());
        return ok({ video: slot }, 201);
      }),
    );
    const { router } = renderStaff(pages, ADDRESS);
    await choose('new.mp4', 'video/mp4');
    await userEvent.click(upload());
    const popup = await screen.findByRole('alertdialog', { name: 'Video Uploaded' });
    expect(popup.textContent).toContain('The new one is live on Home, Weve made some great work.');
    expect(JSON.parse(sent[0]?.get('title') as string)).toEqual({
      id: 's1',
      page: 'Home',
      section: 'Weve made some great work',
    });
    expect((sent[0]?.get('files') as File).name).toBe('new.mp4');
    expect(sent[0]?.get('poster')).toBeInstanceOf(Blob);
    await userEvent.click(screen.getByRole('button', { name: 'Grand' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/videos'));
  });

  it('says Error with the server’s words, and keeps the chosen file', async () => {
    staffServer.use(
      http.post(api('/videos/create'), () =>
        fail(415, 'That’s not a video. Any video type will do.'),
      ),
    );
    renderStaff(pages, ADDRESS);
    await choose('fake.mp4', 'video/mp4');
    await userEvent.click(upload());
    const popup = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(popup.textContent).toContain('That’s not a video. Any video type will do.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to it' }));
    expect(upload().disabled).toBe(false);
  });

  it('leads back to the page of the list it was opened from', async () => {
    renderStaff(pages, '/admin/videos?page=2');
    await userEvent.click(
      await screen.findByRole('link', { name: /^Edit \(Change\)\s+Home, Weve made/ }),
    );
    await screen.findByText('Live now');
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Page Content' });
    expect(back.getAttribute('href')).toBe('/admin/videos?page=2');
  });

  it('is disabled until the answer, and can be cancelled', async () => {
    staffServer.use(http.post(api('/videos/create'), () => new Promise<never>(() => undefined)));
    renderStaff(pages, ADDRESS);
    await choose('new.mp4', 'video/mp4');
    await userEvent.click(upload());
    expect(screen.getByLabelText('Video file').closest('fieldset')?.disabled).toBe(true);
    expect(upload().disabled).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(upload().disabled).toBe(false));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ends with the screen it was begun on, which one is asked about before leaving', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const arrived = vi.fn();
    staffServer.use(
      http.post(api('/videos/create'), async () => {
        arrived();
        await answered;
        return ok({ video: slot }, 201);
      }),
    );
    const { router } = renderStaff(pages, ADDRESS);
    await choose('new.mp4', 'video/mp4');
    await userEvent.click(upload());
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('link', { name: 'Page Content', current: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/videos'));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['notes.txt', 'text/plain', 4, 'That’s not a video. Any video type will do.'],
    ['long.mp4', 'video/mp4', 300 * 1024 * 1024, 'That video is 300 MB. 200 MB at most.'],
  ])('refuses %s before it is sent', async (name, type, size, words) => {
    renderStaff(pages, ADDRESS);
    await screen.findByText('Live now');
    await choose(name, type, size);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(upload().disabled).toBe(true);
  });

  it('shows what is live, since when and by whom, and the one before', async () => {
    renderStaff(pages, ADDRESS);
    const side = within(await screen.findByRole('region', { name: 'Live now' }));
    for (const words of ['old.mp4', '1.4 MB', '3 Nov 2025, by Aoife', 'older.mp4'])
      expect(side.getByText(words)).toBeTruthy();
    expect(side.queryByText('Length')).toBeNull();
    const video = side.getAllByText('', { selector: 'video' })[0] as HTMLVideoElement;
    Object.defineProperty(video, 'duration', { value: 66.4 });
    fireEvent.loadedMetadata(video);
    expect(side.getByText('1:06, loops')).toBeTruthy();
  });

  it('shows its limits before anything is chosen', async () => {
    renderStaff(pages, ADDRESS);
    expect(await screen.findByText('One file, any video type, 200 MB at most.')).toBeTruthy();
  });

  it('leads back to the list when the address names no place', async () => {
    const { router } = renderStaff(pages, '/admin/videos/create/s1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/videos'));
  });
});
