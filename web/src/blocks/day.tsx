import { TIME_ZONE } from '@reelists/contract';

const format = new Intl.DateTimeFormat('en-IE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

/** A moment (ISO 8601) as its day in Dublin: 12 November 2026. */
export function Day({ of: moment, className }: { of: string; className?: string | undefined }) {
  return (
    <time dateTime={moment} className={className}>
      {format.format(new Date(moment))}
    </time>
  );
}
