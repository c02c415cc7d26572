import { expect, it } from 'vitest';
import { playLinks } from './play-links.ts';

const player = (src: string) =>
  `<p>a</p><iframe src="${src}" title="Video" allowfullscreen loading="lazy"></iframe><p>b</p>`;

it('turns the host’s player into a link that can be played here', () => {
  expect(playLinks(player('https://player.vimeo.com/video/307170578'))).toBe(
    '<p>a</p><a href="https://vimeo.com/307170578" data-film data-video-id="307170578">Play the film</a><p>b</p>',
  );
});

it('sends to the host for a film that is unlisted', () => {
  expect(playLinks(player('https://player.vimeo.com/video/307170578?h=0a1b'))).toBe(
    '<p>a</p><a href="https://vimeo.com/307170578/0a1b" data-film>Watch the film</a><p>b</p>',
  );
});

it('leaves everything else as it is', () => {
  const html = '<p>An &lt;iframe&gt; in words</p><img src="/uploads/a.jpg" alt="">';
  expect(playLinks(html)).toBe(html);
});
