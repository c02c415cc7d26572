import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** Why something could not be loaded, and another try; nothing while there is no fault. */
export function LoadError({
  of: { error, refetch },
}: {
  of: Pick<UseQueryResult, 'error' | 'refetch'>;
}) {
  if (!error) return null;
  return (
    <Note
      tone="bad"
      actions={
        <Button variant="ghost" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Note>
  );
}
