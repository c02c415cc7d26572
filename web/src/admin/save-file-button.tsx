import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePopup } from './popups.tsx';
import { saveFile } from './save-file.ts';
import { useRunWrite } from './session.tsx';

interface SaveFileButtonProps {
  icon: LucideIcon;
  getFile: () => Promise<Blob>;
  fileName: string;
  children: string;
}

/** Fetches a file that only staff may have, and hands it to the browser. */
export function SaveFileButton({ icon, getFile, fileName, children }: SaveFileButtonProps) {
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isBusy, setBusy] = useState(false);

  const handleSave = async () => {
    setBusy(true);
    try {
      saveFile(await runWrite(getFile), fileName);
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="ghost"
      icon={<Icon of={icon} size={18} />}
      isBusy={isBusy}
      onClick={() => void handleSave()}
    >
      {children}
    </Button>
  );
}
