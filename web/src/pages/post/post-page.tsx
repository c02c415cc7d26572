import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { postQuery } from '../../api/posts.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PostView } from './post-view.tsx';

/** One post, by its slug or its id. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data: post } = useQuery(postQuery(id));
  if (!post) return null;
  return (
    <>
      <PostView post={post} />
      <Footer />
    </>
  );
}
