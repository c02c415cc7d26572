import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { Popup } from '../ui/popup.tsx';

interface Message {
  title: string;
  text: string;
  tone: 'good' | 'bad';
  onClose?: () => void;
}

const PopupContext = createContext<((message: Message) => void) | null>(null);

/** Shows a popup; `onClose` runs when the person has read it. */
export function usePopup(): (message: Message) => void {
  const showPopup = useContext(PopupContext);
  if (!showPopup) throw new Error('usePopup needs a PopupProvider around it');
  return showPopup;
}

/** A popup 'Error' with the server's sentence: once, however often it is asked again in vain. */
export function useErrorPopup(error: Error | null): void {
  const showPopup = usePopup();
  const text = error?.message;
  useEffect(() => {
    if (text !== undefined) showPopup({ title: 'Error', text, tone: 'bad' });
  }, [text, showPopup]);
}

export function PopupProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null);
  const showPopup = useCallback((next: Message) => setMessage(next), []);

  const handleClose = () => {
    setMessage(null);
    message?.onClose?.();
  };

  return (
    <PopupContext.Provider value={showPopup}>
      {children}
      {message && (
        <Popup title={message.title} tone={message.tone} onClose={handleClose}>
          {message.text}
        </Popup>
      )}
    </PopupContext.Provider>
  );
}
