import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Popup } from '../ui/popup.tsx';

interface Unsaved {
  /** Whether somebody has typed what no server has. */
  isUnsaved: () => boolean;
  setUnsaved: (isUnsaved: boolean) => void;
  /** Asks when there is something to lose; true when leaving is fine. */
  mayLeave: () => Promise<boolean>;
}

const UnsavedContext = createContext<Unsaved | null>(null);

export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('useUnsaved needs an UnsavedProvider around it');
  return unsaved;
}

/** Tells the staff area that this form holds unsaved work, for as long as it is shown. */
export function useUnsavedWork(hasUnsavedWork: boolean): void {
  const { setUnsaved } = useUnsaved();
  useEffect(() => {
    setUnsaved(hasUnsavedWork);
    return () => setUnsaved(false);
  }, [hasUnsavedWork, setUnsaved]);
}

/** Nobody leaves a page with unsaved work on it without being asked. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const isUnsavedNow = useRef(false);
  const [answer, setAnswer] = useState<((isLeaving: boolean) => void) | null>(null);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsavedNow.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsavedNow.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, []);

  const isUnsaved = useCallback(() => isUnsavedNow.current, []);
  const setUnsaved = useCallback((value: boolean) => {
    isUnsavedNow.current = value;
  }, []);
  const mayLeave = useCallback(
    () =>
      isUnsavedNow.current
        ? new Promise<boolean>((resolve) => setAnswer(() => resolve))
        : Promise.resolve(true),
    [],
  );
  const unsaved = useMemo(
    () => ({ isUnsaved, setUnsaved, mayLeave }),
    [isUnsaved, setUnsaved, mayLeave],
  );

  const handleAnswer = (isLeaving: boolean) => {
    if (isLeaving) isUnsavedNow.current = false;
    answer?.(isLeaving);
    setAnswer(null);
    if (blocker.state !== 'blocked') return;
    if (isLeaving) blocker.proceed();
    else blocker.reset();
  };

  return (
    <UnsavedContext.Provider value={unsaved}>
      {children}
      {(answer !== null || blocker.state === 'blocked') && (
        <Popup
          title="You have unsaved changes. Leave anyway?"
          tone="bad"
          onClose={() => handleAnswer(false)}
          actions={
            <>
              <Button onClick={() => handleAnswer(false)}>Stay here</Button>
              <Button variant="ghost" onClick={() => handleAnswer(true)}>
                Leave
              </Button>
            </>
          }
        >
          <p>What you changed on this page is not saved yet.</p>
        </Popup>
      )}
    </UnsavedContext.Provider>
  );
}
