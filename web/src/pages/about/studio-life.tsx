import type { GalleryImage } from '@reelists/contract';
import { FACEBOOK, INSTAGRAM } from '../../blocks/contact.ts';
import { TITLE_LENSES } from '../../blocks/page-header/title-lenses.ts';
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './studio-life.module.css';

interface StudioLifeProps {
  heading: string;
  line: string;
  images: GalleryImage[];
}

/** The studio's pictures in their cycle of five layouts; two columns and the first six below 1024 px. */
export function StudioLife({ heading, line, images }: StudioLifeProps) {
  return (
    <section className={styles.life} data-ground="cyc">
      <div className="wrap">
        <div className={`grid ${styles.head}`}>
          <h2 className={styles.title}>
            <LensLines text={heading} lens={TITLE_LENSES[heading]} />
          </h2>
          <p className={styles.line}>{line}</p>
        </div>
        <ul className={styles.gallery}>
          {images.map(({ _id, img, alt }) => (
            <li key={_id}>
              {img && <Picture file={img} alt={alt} sizes="(min-width: 1024px) 25vw, 50vw" />}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <ButtonRow>
            <ButtonAnchor href={INSTAGRAM.href}>Follow our Instagram</ButtonAnchor>
            <ButtonAnchor href={FACEBOOK.href} variant="ghost">
              Like our Facebook
            </ButtonAnchor>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
