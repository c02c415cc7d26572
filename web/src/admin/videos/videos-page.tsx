import { NO_VIDEOS, VIDEOS_PAGE_SIZE, type VideoSlot } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { videosQuery } from '../../api/videos.ts';
import { Button } from '../../ui/button.tsx';
import { GreenScreen } from '../../ui/green-screen.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { changeInWords } from '../change-in-words.ts';
import { KeyHints } from '../key-hints.tsx';
import { LoadError } from '../load-error.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup } from '../popups.tsx';
import { RowLink } from '../row-link.tsx';
import { SmallVideo } from './small-video.tsx';
import { slotHref } from './slot-id.ts';
import { useRestoreVideo } from './use-restore-video.ts';
import styles from './videos-page.module.css';

const titleOf = ({ _id, page, section }: VideoSlot) => ({ id: _id, page, section });

/** Every place on the site that plays a video, and what plays there now. */
export function VideosPage() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(params.get('page') ?? 1)) - 1 || 0);
  const videos = useQuery({ ...videosQuery(page), staleTime: 0 });
  useErrorPopup(videos.error);
  const { restoringId, restore } = useRestoreVideo();
  // Which slot somebody came here from after changing it.
  const changedId = (useLocation().state as { changedId?: string } | null)?.changedId;
  const [isPaused, setPaused] = useState(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );

  const columns: Column<VideoSlot>[] = [
    {
      key: 'now',
      label: 'Playing now',
      isLabelHidden: true,
      cell: (slot) => <SmallVideo slot={slot} isPaused={isPaused} />,
    },
    {
      key: 'page',
      label: 'Page',
      cell: (slot) => <RowLink to={slotHref(titleOf(slot))}>{slot.page}</RowLink>,
    },
    { key: 'section', label: 'Section', cell: ({ section }) => section },
    {
      key: 'changed',
      label: 'Changed',
      cell: ({ files: [file], changed }) =>
        file ? (
          <>
            {changed && changeInWords(changed)}
            <span className={styles.file}>{file.name}</span>
          </>
        ) : (
          <span className={styles.quiet}>Nothing shot yet</span>
        ),
    },
    {
      key: 'edit',
      label: 'Edit',
      isLabelHidden: true,
      look: 'end',
      cell: (slot) => (
        <span className={styles.actions}>
          {slot.has_previous && (
            <Button
              variant="ghost"
              size="sm"
              icon={<Icon of={Undo2} size={18} />}
              isBusy={restoringId === slot._id}
              onClick={() => void restore(slot)}
            >
              Put the previous one back
            </Button>
          )}
          <RowLink className="link" to={slotHref(titleOf(slot))}>
            Edit (Change)
            <span className="vh">
              {' '}
              {slot.page}, {slot.section}
            </span>
          </RowLink>
        </span>
      ),
    },
  ];

  const { data } = videos;
  return (
    <>
      <PageHead
        title="Page Content"
        aside={
          data && `${data.total_items} ${data.total_items === 1 ? 'place' : 'places'} for a video`
        }
        actions={
          !!data?.total_items && (
            <Button
              variant="ghost"
              icon={<Icon of={isPaused ? Play : Pause} size={18} />}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? 'Play all' : 'Pause all'}
            </Button>
          )
        }
      />
      <LoadError of={videos} />
      {videos.isPending && <p role="status">Rolling…</p>}
      {data?.total_items === 0 && <GreenScreen>{NO_VIDEOS}</GreenScreen>}
      {data && data.total_items > 0 && (
        <>
          <Table
            caption="Page videos"
            columns={columns}
            rows={data.videos}
            rowKey={({ _id }) => _id}
            isChanged={({ _id }) => _id === changedId}
            isBusy={videos.isPlaceholderData}
            isTall
          />
          <Pager
            page={page}
            pageSize={VIDEOS_PAGE_SIZE}
            totalItems={data.total_items}
            onPage={(next) => setParams(next > 0 ? { page: String(next + 1) } : {})}
          />
          <KeyHints />
        </>
      )}
    </>
  );
}
