import { MAX_BYTES, NOT_A_PICTURE, type MediaFile } from '@reelists/contract';
import { useField } from 'formik';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './header-image-field.module.css';
import { pictureRefusal } from './picture-refusal.ts';

interface HeaderImageFieldProps {
  /** The picture the post has on the server. */
  saved: MediaFile | null;
  /** The one chosen to take its place. */
  chosen: File | null;
  onChoose: (image: File | null) => void;
}

/** The picture over a post: seen before it is saved, described, replaced, taken away. */
export function HeaderImageField({ saved, chosen, onChoose }: HeaderImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [{ value: isRemoved }, , { setValue: setRemoved }] =
    useField<boolean>('remove_header_image');
  const preview = useMemo(() => (chosen ? URL.createObjectURL(chosen) : null), [chosen]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const url = preview ?? (saved && !isRemoved ? saved.url : null);

  const handleFile = (file: File | undefined) => {
    if (!file) return;
    const wrong = pictureRefusal(file);
    setRefusal(wrong);
    if (wrong) return;
    onChoose(file);
    void setRemoved(false);
  };

  // By its name it was a picture; the browser looked inside.
  const handleUnreadable = () => {
    if (!chosen) return;
    setRefusal(`${chosen.name}: ${NOT_A_PICTURE}`);
    onChoose(null);
  };

  const handleRemove = () => {
    setRefusal(null);
    onChoose(null);
    void setRemoved(saved !== null);
  };

  return (
    <div>
      <span className={styles.label}>Header image</span>
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          handleFile(event.dataTransfer.files[0]);
        }}
      >
        {url ? (
          <img src={url} alt="" onError={handleUnreadable} />
        ) : (
          <span className="marks marks-corners" />
        )}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {chosen?.name ??
          `A wide picture, ${MAX_BYTES.image / 1024 / 1024} MB at most. Drop one here.`}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="ghost"
          icon={<Icon of={ImagePlus} size={18} />}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {url ? 'Replace' : 'Choose a picture'}
        </Button>
        {url && (
          <Button variant="ghost" icon={<Icon of={Trash2} size={18} />} onClick={handleRemove}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Header image"
        onChange={(event) => {
          handleFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {refusal && <Note tone="bad">{refusal}</Note>}
      {url && (
        <div className={styles.words}>
          <Field
            name="header_image_alt"
            label="What it shows"
            hint="For readers who cannot see it."
            maxLength={300}
          />
        </div>
      )}
    </div>
  );
}
