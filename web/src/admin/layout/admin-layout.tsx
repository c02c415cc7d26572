import { LOGGED_OUT, type EndpointName } from '@reelists/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { meQuery } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { clearToken, hasLiveToken } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { showNotice } from '../../ui/notices.ts';
import { PopupProvider } from '../popups.tsx';
import { SessionProvider } from '../session.tsx';
import { StaffProvider, useStaff } from '../staff.tsx';
import { UnsavedProvider, useUnsaved } from '../unsaved.tsx';
import styles from './admin-layout.module.css';
import { Sidebar } from './sidebar.tsx';

/** Whose screens a call opens, by the beginning of their path. */
const SCREENS: readonly [path: string, call: EndpointName][] = [
  ['/admin/post', 'createPost'],
  ['/admin/booking', 'listBookings'],
  ['/admin/contact', 'listContacts'],
  ['/admin/videos', 'createVideo'],
  ['/admin/cms', 'updatePageText'],
  ['/admin/mail', 'listMails'],
  ['/admin/personal-data', 'findPersonalData'],
];

/** The staff area: nobody sees any of it unless the browser holds a live token and the server agrees. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [isOver, setOver] = useState(false);
  const me = useQuery({ ...meQuery(), enabled: hasLiveToken() });

  // A person deactivated a minute ago is out at their next step, whatever that screen asks for.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: meQuery().queryKey });
  }, [pathname, queryClient]);

  const handleOver = useCallback(() => {
    clearToken();
    setOver(true);
    queryClient.clear();
  }, [queryClient]);

  const isRefused = me.error instanceof ApiError && [401, 403].includes(me.error.status);
  if (isOver || (!me.data && (isRefused || !hasLiveToken())))
    return <Navigate to={paths.home.href()} replace />;
  if (!me.data)
    return (
      <main className={styles.waiting} data-area="admin">
        {me.error ? (
          <Note tone="bad" actions={<Button onClick={() => me.refetch()}>Try again</Button>}>
            {me.error.message}
          </Note>
        ) : (
          <p role="status">Rolling…</p>
        )}
      </main>
    );
  return (
    <div className={styles.area} data-area="admin">
      <StaffProvider value={me.data}>
        <UnsavedProvider>
          <SessionProvider email={me.data.email} onOver={handleOver}>
            <PopupProvider>
              <Screen onOver={handleOver} />
            </PopupProvider>
          </SessionProvider>
        </UnsavedProvider>
      </StaffProvider>
    </div>
  );
}

function Screen({ onOver }: { onOver: () => void }) {
  const { pathname } = useLocation();
  const { may } = useStaff();
  const { mayLeave } = useUnsaved();

  const handleLogOut = async () => {
    if (!(await mayLeave())) return;
    onOver();
    showNotice(LOGGED_OUT);
  };

  const call = SCREENS.find(([path]) => pathname.startsWith(path))?.[1];
  if (call && !may(call)) {
    const screen = may('listContacts') ? paths.adminContacts : paths.adminPosts;
    return <Navigate to={screen.href()} replace />;
  }
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the good bit
      </a>
      <Sidebar onLogOut={handleLogOut} />
      {/* Named, because a preview holds a page of the site, which has a main part of its own. */}
      <main id="main" aria-label="Staff area" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
