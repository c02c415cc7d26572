import { POST_DELETED, type Post } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deletePost } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showNotice } from '../../ui/notices.ts';
import { Popup } from '../../ui/popup.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { useListHref } from '../use-list-href.ts';
import styles from './delete-post.module.css';
import { dropKeptDraft, readKeptDrafts } from './kept-draft.ts';

/** Takes a post away for good, once the person has said so twice. */
export function DeletePost({ post }: { post: Post }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const { setUnsaved } = useUnsaved();
  const listHref = useListHref(paths.adminPosts.href());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const handleDelete = async () => {
    setBusy(true);
    try {
      await runWrite(() => deletePost(post._id));
    } catch (error) {
      setAsking(false);
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
      return;
    } finally {
      setBusy(false);
    }
    for (const { key } of readKeptDrafts(post._id)) dropKeptDraft(key);
    setUnsaved(false);
    showNotice(POST_DELETED);
    // The lists ask again when they are shown; this screen would ask for what is no longer there.
    await queryClient.invalidateQueries({ queryKey: ['posts'], refetchType: 'none' });
    await navigate(listHref);
  };

  return (
    <div className={styles.danger}>
      <Button
        variant="danger"
        icon={<Icon of={Trash2} size={18} />}
        onClick={() => setAsking(true)}
      >
        Delete this post
      </Button>
      {isAsking && (
        <Popup
          tone="bad"
          title="Delete this post?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)} disabled={isBusy}>
                Keep it
              </Button>
              <Button variant="danger" isBusy={isBusy} onClick={() => void handleDelete()}>
                Delete the post
              </Button>
            </>
          }
        >
          <p>“{post.title}” goes from the site at once, and does not come back.</p>
        </Popup>
      )}
    </div>
  );
}
