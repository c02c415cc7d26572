import type { MediaFile, Post } from '@reelists/contract';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dublinNow } from '../dublin-time.ts';
import type { PostFormValues } from './post-form-values.ts';
import styles from './post-preview.module.css';

interface PostPreviewProps {
  values: PostFormValues;
  saved: Post | null;
  /** A header image not uploaded yet. */
  chosen: File | null;
  onClose: () => void;
}

const postOf = (values: PostFormValues, saved: Post | null, image: MediaFile | null): Post => {
  const now = new Date().toISOString();
  return {
    _id: saved?._id ?? '',
    slug: saved?.slug ?? '',
    excerpt: '',
    createdAt: saved?.createdAt ?? now,
    updatedAt: now,
    published_at: saved?.published_at ?? now,
    published_on: saved?.published_at ? saved.published_on : dublinNow().slice(0, 10),
    publish_at: null,
    title: values.title,
    wysiwyg: values.wysiwyg,
    status: values.status,
    header_image: image,
    pictures: saved?.pictures ?? [],
  };
};

/** The post as visitors will see it: the site's own page, handed the words before anybody has saved them. */
export function PostPreview({ values, saved, chosen, onClose }: PostPreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');

  // Closed before it goes: closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const url = chosen && URL.createObjectURL(chosen);
    const image: MediaFile | null = url
      ? {
          url,
          mime: chosen.type,
          name: chosen.name,
          size: chosen.size,
          alt: values.header_image_alt,
        }
      : values.remove_header_image
        ? null
        : (saved?.header_image ?? null);
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isReady =
        typeof data === 'object' &&
        data !== null &&
        'type' in data &&
        data.type === 'reelists-preview-ready';
      if (!isReady || origin !== location.origin || source !== frame.current?.contentWindow) return;
      const post = postOf(values, saved, image);
      frame.current.contentWindow?.postMessage({ type: 'reelists-preview', post }, location.origin);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      if (url) URL.revokeObjectURL(url);
    };
  }, [values, saved, chosen]);

  return (
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-label="Preview"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <h2>Preview</h2>
        <p>As visitors will see it. Nothing is saved yet.</p>
        <Choices
          label="Preview size"
          value={width}
          onChoose={setWidth}
          choices={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        <Button variant="ghost" icon={<Icon of={X} size={18} />} onClick={onClose}>
          Close
        </Button>
      </div>
      <iframe
        ref={frame}
        className={width === 'phone' ? styles.phone : undefined}
        title="The post as visitors will see it"
        src={paths.adminPostPreview.href()}
      />
    </dialog>
  );
}
