import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { postQuery, readNextQuery } from '../../api/posts.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PostView } from './post-view.tsx';
import { ReadNext } from './read-next.tsx';

/** One post, by its slug or its id. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data: post } = useQuery(postQuery(id));
  const { data: newest } = useQuery(readNextQuery());
  if (!post) return null;
  return (
    <>
      <PostView post={post}>
        <ReadNext posts={newest?.items.filter(({ _id }) => _id !== post._id) ?? []} />
      </PostView>
      <Footer />
    </>
  );
}
