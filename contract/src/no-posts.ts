// Apart from post.ts: the blog says it without needing yup.
export const NO_POSTS = 'No posts yet. We’re all out filming.';
