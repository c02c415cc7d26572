import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { NoticeLine } from './ui/notice-line.tsx';
import { pageTitle, type PageHandle } from './page-handle.ts';

/** Around every page: keeps the document's head and the reader's place in step with the route. */
export function DocumentRoot() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const leaf = useMatches().at(-1);
  const handle = leaf?.handle as PageHandle | undefined;
  const head = handle?.head?.(queryClient, leaf?.params ?? {});
  const title = pageTitle(head?.title ?? handle?.title ?? '');
  const description = head?.description ?? handle?.description ?? '';
  const canonical = head?.canonical ?? pathname;

  useEffect(() => {
    document.title = title;
    if (description)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(canonical, link.href).href;
  }, [title, description, canonical]);

  // What was pressed before this is pressed again, one render after the first: by then the forms have
  // taken over what was typed into the server's HTML.
  const [isAlive, setAlive] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is what is waited for
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (isAlive) window.reelistsReady?.();
  }, [isAlive]);

  // A page change moves no focus by itself: without this a screen reader would go on where the old page was.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    // The home page keys in once a visit, and this is no longer the visit's first page.
    document.documentElement.classList.add('seen');
  }, [pathname]);

  return (
    <>
      <Outlet />
      <NoticeLine />
      <ScrollRestoration />
    </>
  );
}
