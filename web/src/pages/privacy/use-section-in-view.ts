import { useEffect, useState } from 'react';

/** The last of these headings (by id) that has reached the top third of the screen; the first at the start. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((h) => h.getBoundingClientRect().top < innerHeight / 3);
        setCurrent((passed.at(-1)?.id as Id | undefined) ?? ids[0]);
      },
      // All that is above a line a third of the way down, however far: a jump from one end of the page
      // to the other crosses it too.
      { rootMargin: '99999px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
