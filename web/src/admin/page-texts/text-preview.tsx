import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import styles from './text-preview.module.css';

interface TextPreviewProps {
  /** Of the block. */
  label: string;
  /** The public page it is on. */
  path: string;
  textKey: string;
  /** By field name, as typed so far. */
  texts: Record<string, string>;
  /** The words of the field that has the focus. */
  show: string;
}

/** The public page itself, in a frame, saying what is typed before it is saved. */
export function TextPreview({ label, path, textKey, texts, show }: TextPreviewProps) {
  const titleId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState<'desktop' | 'phone'>('desktop');
  const message = JSON.stringify({ type: 'reelists-page-text', key: textKey, texts, show });

  const send = useCallback(() => {
    frame.current?.contentWindow?.postMessage(JSON.parse(message), location.origin);
  }, [message]);

  useEffect(send, [send]);

  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isReady =
        typeof data === 'object' &&
        data !== null &&
        'type' in data &&
        data.type === 'reelists-page-ready';
      if (isReady && origin === location.origin && source === frame.current?.contentWindow) send();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [send]);

  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>As you type</h2>
        <p>Visitors see it when you save.</p>
        <Choices
          label="Preview size"
          value={size}
          onChoose={setSize}
          choices={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
      </div>
      <div className={size === 'phone' ? `${styles.window} ${styles.phone}` : styles.window}>
        <iframe ref={frame} title={`Preview of ${label}`} src={path} />
      </div>
      <p className={styles.hint}>The corners mark the field you are in.</p>
    </section>
  );
}
