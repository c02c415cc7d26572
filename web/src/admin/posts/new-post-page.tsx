import { useRef } from 'react';
import { ApiError } from '../../api/client.ts';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import { createPost, type PostDraft } from '../../api/posts.ts';
import { EMPTY_POST } from './post-form-values.ts';
import { PostForm } from './post-form.tsx';

export function NewPostPage() {
  // The same attempt sent twice makes one post; an attempt the server answered is over.
  const attempt = useRef<string>(undefined);

  const handleSave = async (draft: PostDraft, headerImage: File | null) => {
    attempt.current ??= newIdempotencyKey();
    try {
      return await createPost(draft, headerImage, attempt.current);
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) attempt.current = undefined;
      throw error;
    }
  };

  return <PostForm title="New blog" post={null} initialValues={EMPTY_POST} onSave={handleSave} />;
}
