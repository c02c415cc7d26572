import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

interface LoadErrorProps {
  of: { error: Error | null; refetch: () => unknown; isFetching?: boolean };
}

/** Why something could not be loaded, and another try; nothing while there is no fault. */
export function LoadError({ of: { error, refetch, isFetching } }: LoadErrorProps) {
  if (!error) return null;
  return (
    <Note
      tone="bad"
      actions={
        <Button variant="ghost" isBusy={isFetching ?? false} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Note>
  );
}
