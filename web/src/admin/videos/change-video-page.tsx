import { NOT_A_VIDEO, MAX_BYTES, VIDEO_FALLBACK, videoUploaded } from '@reelists/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, Undo2, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type DragEvent, type FormEvent } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { videoQuery } from '../../api/videos.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Details } from '../../ui/details.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { Progress } from '../../ui/progress.tsx';
import { changeInWords } from '../change-in-words.ts';
import { LoadError } from '../load-error.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup, usePopup } from '../popups.tsx';
import { useUnsavedWork } from '../unsaved.tsx';
import { useListHref } from '../use-list-href.ts';
import styles from './change-video-page.module.css';
import { fileSize } from './file-size.ts';
import { SmallVideo } from './small-video.tsx';
import { parseSlotId } from './slot-id.ts';
import { useRestoreVideo } from './use-restore-video.ts';
import { useUpload, type Upload } from './use-upload.ts';

const refusalOf = (file: File): string | null => {
  // A type the browser does not know is for the server to judge, by its bytes.
  if (file.type && !file.type.startsWith('video/')) return NOT_A_VIDEO;
  if (file.size > MAX_BYTES.video)
    return `That video is ${fileSize(file.size)}. ${fileSize(MAX_BYTES.video)} at most.`;
  return null;
};

const timeLeft = ({ sent, total, elapsedMs }: Upload): string => {
  if (sent === 0 || elapsedMs < 1000) return '';
  const seconds = Math.ceil((elapsedMs / 1000 / sent) * (total - sent));
  if (seconds < 1) return ', one moment more';
  return seconds < 90
    ? `, about ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`
    : `, about ${Math.round(seconds / 60)} minutes left`;
};

/** `0:06`; nothing for a stream without an end. */
const runningTime = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Puts another video in a place; the old one stays live until the new one has landed. */
export function ChangeVideoPage() {
  const { id: segment = '' } = useParams();
  const title = parseSlotId(segment);
  const inputId = useId();
  const navigate = useNavigate();
  const listHref = useListHref(paths.adminVideos.href());
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const video = useQuery({ ...videoQuery(title?.id ?? ''), enabled: title !== null, staleTime: 0 });
  useErrorPopup(video.error);
  const { restoringId, restore } = useRestoreVideo();
  const { upload, start, cancel } = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [length, setLength] = useState<{ url: string; words: string } | null>(null);
  const [isPaused, setPaused] = useState(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const isUploading = upload !== null;
  useUnsavedWork(isUploading);

  if (!title) return <Navigate to={listHref} replace />;
  const slot = video.data;
  const percent = upload ? Math.floor((100 * upload.sent) / (upload.total || 1)) : 0;

  const handleFile = (chosen: File | undefined) => {
    if (!chosen || isUploading) return;
    const wrong = refusalOf(chosen);
    setRefusal(wrong);
    setFile(wrong ? null : chosen);
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 1) setRefusal('One video at a time.');
    else handleFile(event.dataTransfer.files[0]);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!slot || !file || isUploading) return;
    try {
      if (!(await start(slot, file))) return;
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ['videos'] });
    showPopup({
      title: 'Video Uploaded',
      text: videoUploaded(slot.page, slot.section),
      tone: 'good',
      onClose: () => void navigate(listHref, { state: { changedId: slot._id } }),
    });
  };

  return (
    <>
      <PageHead
        title="Change video"
        aside={`${slot?.page ?? title.page}, ${slot?.section ?? title.section}`}
        back={{ label: 'Page Content', to: listHref }}
      />
      <LoadError of={video} />
      <div className={styles.columns}>
        <form className={styles.form} aria-busy={isUploading} onSubmit={handleSubmit}>
          <fieldset disabled={isUploading || !slot} className={styles.fields}>
            <legend className="vh">The new video</legend>
            <label
              className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
              htmlFor={inputId}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={handleDrop}
            >
              <span className={`marks ${styles.marks}`} />
              {preview && (
                <span
                  className={styles.shot}
                  style={isUploading ? { clipPath: `inset(0 ${100 - percent}% 0 0)` } : undefined}
                >
                  <video src={preview} muted loop playsInline autoPlay={!isPaused}>
                    {VIDEO_FALLBACK}
                  </video>
                </span>
              )}
              {isUploading && <span className={styles.edge} style={{ left: `${percent}%` }} />}
              {!isUploading && (
                <span className={styles.ask}>
                  {!file && <b>Drop a video here or choose a file</b>}
                  <span className={styles.choose}>
                    <Icon of={UploadIcon} size={18} />
                    {file ? 'Choose another' : 'Choose a file'}
                  </span>
                </span>
              )}
              <input
                className="vh"
                id={inputId}
                type="file"
                accept="video/*"
                aria-label="Video file"
                aria-describedby={`${inputId}-limits`}
                onChange={(event) => {
                  handleFile(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            {upload && file ? (
              <div>
                <div className={styles.sending}>
                  <b role="status">
                    {percent < 100 ? `Uploading, ${percent}%` : 'Uploaded. Checking it…'}
                  </b>
                  <span>{file.name}</span>
                  <span className={styles.quiet}>
                    {fileSize(upload.sent)} of {fileSize(upload.total)}
                    {timeLeft(upload)}
                  </span>
                </div>
                <Progress label={`Uploading ${file.name}`} percent={percent} />
              </div>
            ) : (
              file && (
                <p className={styles.sending}>
                  <b>{file.name}</b>
                  <span className={styles.quiet}>{fileSize(file.size)}</span>
                </p>
              )
            )}
            {refusal && <Note tone="bad">{refusal}</Note>}
            <ul className={styles.limits} id={`${inputId}-limits`}>
              <li>One file, any video type, {fileSize(MAX_BYTES.video)} at most.</li>
              <li>Plays silent and on a loop. 5 to 20 seconds is plenty.</li>
              <li>
                16:9, 1920 wide or less. Keep the bright part above the middle: the big letters go
                below it.
              </li>
            </ul>
          </fieldset>
          <div className={styles.buttons}>
            {isUploading && (
              <Button variant="ghost" onClick={cancel}>
                Cancel
              </Button>
            )}
            <Button type="submit" variant="go" disabled={!file || isUploading || !slot}>
              Upload video
            </Button>
          </div>
          <p className={styles.quiet}>The old one stays live until the new one has landed.</p>
        </form>
        {slot && (
          <section className={styles.side} aria-labelledby={`${inputId}-now`}>
            <h2 id={`${inputId}-now`}>Live now</h2>
            <div className={styles.live}>
              <SmallVideo
                slot={slot}
                isPaused={isPaused}
                className={styles.liveVideo}
                onLength={(seconds) =>
                  setLength({ url: slot.files[0]?.url ?? '', words: runningTime(seconds) })
                }
              />
              {slot.files[0] && (
                <button
                  type="button"
                  aria-label={isPaused ? 'Play the preview' : 'Pause the preview'}
                  onClick={() => setPaused(!isPaused)}
                >
                  <Icon of={isPaused ? Play : Pause} size={18} />
                </button>
              )}
            </div>
            {slot.files[0] ? (
              <Details
                facts={[
                  ['File', slot.files[0].name],
                  [
                    'Length',
                    length?.url === slot.files[0].url && length.words
                      ? `${length.words}, loops`
                      : '',
                  ],
                  ['Size', fileSize(slot.files[0].size)],
                  ['Since', slot.changed && changeInWords(slot.changed)],
                ]}
              />
            ) : (
              <p className={styles.quiet}>Nothing shot yet</p>
            )}
            {slot.previous && (
              <>
                <hr />
                <h2>The one before</h2>
                <div className={styles.before}>
                  <SmallVideo slot={slot.previous} isPaused className={styles.beforeVideo} />
                  <div>
                    <p>{slot.previous.files[0]?.name}</p>
                    <p className={styles.quiet}>{fileSize(slot.previous.files[0]?.size ?? 0)}</p>
                  </div>
                </div>
                <Button
                  variant="ghost"
                  icon={<Icon of={Undo2} size={18} />}
                  disabled={isUploading}
                  isBusy={restoringId === slot._id}
                  onClick={() => void restore(slot)}
                >
                  Put the previous one back
                </Button>
              </>
            )}
          </section>
        )}
      </div>
    </>
  );
}
