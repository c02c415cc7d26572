import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useVideoModal } from './video-modal-context.ts';
import { VideoModalProvider } from './video-modal-provider.tsx';

function Opener() {
  const { openVideo } = useVideoModal();
  return (
    <button
      type="button"
      onClick={() =>
        openVideo({ videoId: '307170578', src: '/uploads/off-season.mp4', title: 'Off Season' })
      }
    >
      Open
    </button>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <VideoModalProvider>
        <Opener />
      </VideoModalProvider>
    </MemoryRouter>,
  );

it('plays our own file, by itself and on a loop, and loads nothing before', async () => {
  const { container } = show();
  expect(container.querySelector('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Off Season' });
  const video = container.querySelector('video');
  expect(video?.getAttribute('src')).toBe('/uploads/off-season.mp4');
  expect(video?.autoplay).toBe(true);
  expect(video?.loop).toBe(true);
});

it('closes with focus back where it was', async () => {
  const { container } = show();
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(container.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes on Escape', async () => {
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Off Season' });
  container.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.poll(() => container.querySelector('dialog')).toBeNull();
});
