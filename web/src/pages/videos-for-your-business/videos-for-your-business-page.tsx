export function VideosForYourBusinessPage() {
  return <h1>Videos</h1>;
}
