import { STICKY_BAR_THRESHOLD } from '@reelists/contract';
import { useEffect, useState } from 'react';

/** Whether the page is scrolled past the sticky bar's threshold. */
export const useIsStuck = (): boolean => {
  const [isStuck, setStuck] = useState(false);

  useEffect(() => {
    // A line that leaves the screen says so once; a scroll listener would be asked at every frame.
    // Half a pixel above the threshold: one that only touches the edge has not left.
    const sentinel = document.createElement('div');
    sentinel.style.cssText = `position:absolute;top:0;left:0;width:1px;height:${STICKY_BAR_THRESHOLD - 0.5}px;pointer-events:none`;
    document.body.prepend(sentinel);
    const observer = new IntersectionObserver(([entry]) =>
      setStuck(entry ? entry.boundingClientRect.bottom <= 0 : false),
    );
    observer.observe(sentinel);
    return () => {
      observer.disconnect();
      sentinel.remove();
    };
  }, []);

  return isStuck;
};
