import type { Testimonial } from '@reelists/contract';
import { useState, type CSSProperties } from 'react';
import { pageTextQuery } from '../../api/page-texts.ts';
import { testimonialsQuery } from '../../api/testimonials.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { calendarDay } from '../../ui/calendar-day.ts';
import { Glyph } from '../../ui/glyph.tsx';
import styles from './testimonials.module.css';

/** Without the script there is nothing to turn the pages with, so every quote is on this one. */
const ALL_SHOWN = `.${styles.quote}{grid-area:auto!important;visibility:visible!important}.${styles.pager}{display:none!important}`;

/** Quotes one at a time; the pager is an edit strip whose clips are as long as the quotes. */
export function Testimonials() {
  const text = useLoaded(pageTextQuery('home.testimonials'));
  const quotes = useLoaded(testimonialsQuery()) ?? [];
  const [current, setCurrent] = useState(0);
  const count = quotes.length;
  if (!count) return null;

  // Both ends wrap (specification, section 4); auto-scroll is off.
  const step = (by: number) => setCurrent((current + by + count) % count);

  return (
    <section className={styles.block} data-ground="cyc">
      <div className="wrap grid">
        <h2 className={styles.heading}>{text?.heading}</h2>
        <div
          className={styles.body}
          role="group"
          aria-roledescription="carousel"
          aria-label="Testimonials"
        >
          <div className={styles.stage} aria-live="polite">
            {quotes.map((quote, index) => (
              <Quote key={quote._id} quote={quote} isCurrent={index === current} />
            ))}
          </div>
          <noscript>
            <style>{ALL_SHOWN}</style>
          </noscript>
          <div className={styles.pager}>
            <div className={styles.strip} role="group" aria-label="Choose a testimonial">
              {quotes.map(({ _id, name, comments }, index) => (
                <button
                  key={_id}
                  type="button"
                  style={{ '--length': comments.length } as CSSProperties}
                  aria-label={`${index + 1} of ${count}, ${name}`}
                  aria-current={index === current || undefined}
                  onClick={() => setCurrent(index)}
                />
              ))}
            </div>
            <div className={styles.arrows}>
              <button type="button" aria-label="Previous" onClick={() => step(-1)}>
                <Glyph name="arrow-left" />
              </button>
              <button type="button" aria-label="Next" onClick={() => step(1)}>
                <Glyph name="arrow-right" />
              </button>
              <span className={styles.count}>
                {current + 1} of {count}
              </span>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Quote({ quote, isCurrent }: { quote: Testimonial; isCurrent: boolean }) {
  const { name, company, comments, createdAt } = quote;
  // The day it was said, at midnight UTC.
  const { month, year } = calendarDay(createdAt.slice(0, 10));
  return (
    <figure className={isCurrent ? `${styles.quote} ${styles.current}` : styles.quote}>
      <blockquote>{comments}</blockquote>
      <figcaption className={styles.by}>
        {name}
        <span>
          {company}, {month} {year}
        </span>
      </figcaption>
    </figure>
  );
}
