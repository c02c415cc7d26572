import { useEffect } from 'react';

/** A file let go beside its field would open in the form's place, and the form be gone. */
export function useDropGuard(): void {
  useEffect(() => {
    const handleDrag = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', handleDrag);
    window.addEventListener('drop', handleDrag);
    return () => {
      window.removeEventListener('dragover', handleDrag);
      window.removeEventListener('drop', handleDrag);
    };
  }, []);
}
