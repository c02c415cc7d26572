import { VIDEO_FALLBACK, type VideoSlot } from '@reelists/contract';
import { BackgroundVideo } from '../../ui/background-video.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BackgroundVideoControl } from '../../ui/use-background-video.ts';

interface SlotMediaProps {
  /** Nothing is drawn for a slot that is empty or did not load. */
  slot: VideoSlot | null | undefined;
  control: BackgroundVideoControl;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  isPriority?: boolean;
  /** For the poster and the video alike: they must lie on each other. */
  className?: string | undefined;
}

/** What a video slot shows: its poster, and its first file over it once that plays. */
export function SlotMedia({ slot, control, sizes, isPriority = false, className }: SlotMediaProps) {
  const file = slot?.files[0];
  return (
    <>
      {slot?.poster && (
        <Picture
          className={className}
          file={slot.poster}
          sizes={sizes}
          alt=""
          isPriority={isPriority}
        />
      )}
      {file && (
        <BackgroundVideo control={control} src={file.url} className={className}>
          {VIDEO_FALLBACK}
        </BackgroundVideo>
      )}
    </>
  );
}
