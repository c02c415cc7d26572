import type { Post } from '@reelists/contract';
import { useEffect, useState } from 'react';
import { PostView } from './post-view.tsx';

interface PreviewMessage {
  type: 'reelists-preview';
  post: Post;
}

const isPreview = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'reelists-preview';

/** A post nobody has saved yet: shown inside the editor, which hands the words over. */
export function PostPreviewPage() {
  const [post, setPost] = useState<Post | null>(null);

  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === window.parent && isPreview(data))
        setPost(data.post);
    };
    window.addEventListener('message', handleMessage);
    if (window.parent !== window)
      window.parent.postMessage({ type: 'reelists-preview-ready' }, location.origin);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  return post ? <PostView post={post} /> : <main aria-busy="true" />;
}
