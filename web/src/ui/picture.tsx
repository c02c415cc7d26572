import { pictureSources, type PictureFile } from './picture-sources.ts';

interface PictureProps {
  file: PictureFile;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** The file's own words when absent; '' for decoration. */
  alt?: string;
  /** On the first screen: fetched at once and first. Everything else waits until it is near. */
  isPriority?: boolean;
  className?: string | undefined;
}

/** A picture in the sizes and formats the CMS keeps of it, with its own proportions reserved. */
export function Picture({ file, sizes, alt, isPriority = false, className }: PictureProps) {
  return (
    <picture>
      {pictureSources(file).map(({ mime, srcSet }) => (
        <source key={mime} type={mime} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={file.url}
        width={file.width}
        height={file.height}
        alt={alt ?? file.alt ?? ''}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
