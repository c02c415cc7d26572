import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { postQuery, updatePost } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { LoadError } from '../load-error.tsx';
import { PageHead } from '../page-head.tsx';
import { useListHref } from '../use-list-href.ts';
import { DeletePost } from './delete-post.tsx';
import { toFormValues } from './post-form-values.ts';
import { PostForm } from './post-form.tsx';

/** Without a post to edit there is nothing to do here: back to the list. */
export function EditPostPage() {
  const { id = '' } = useParams();
  const listHref = useListHref(paths.adminPosts.href());
  // As it is now: what was cached may be older than somebody else's save.
  const post = useQuery({ ...postQuery(id), staleTime: 0, gcTime: 0 });

  if (post.error instanceof ApiError && post.error.status === 404 && !post.data)
    return <Navigate to={listHref} replace />;
  if (!post.data)
    return (
      <>
        <PageHead title="Edit post" back={{ label: 'Posts', to: listHref }} />
        {post.error ? <LoadError of={post} /> : <p role="status">Rolling…</p>}
      </>
    );
  return (
    <PostForm
      key={post.data._id}
      title="Edit post"
      post={post.data}
      initialValues={toFormValues(post.data)}
      onSave={(draft, headerImage) => updatePost(post.data._id, draft, headerImage)}
      danger={<DeletePost post={post.data} />}
    />
  );
}
