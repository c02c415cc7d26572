import type { TeamMember } from '@reelists/contract';
import { useState, type CSSProperties } from 'react';
import { Minus, Plus } from 'lucide-react';
import { Picture } from '../../ui/picture.tsx';
import styles from './team-accordion.module.css';

/**
 * The team, one open at a time and the first at the start. `<details name>` does the opening, and each
 * one holds its own photo and ground, so all of it works before, and without, the script.
 */
export function TeamAccordion({ heading, members }: { heading: string; members: TeamMember[] }) {
  const [isNear, setIsNear] = useState(false);
  const warm = () => setIsNear(true);
  return (
    <section className={styles.team} data-ground="chip">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.list} onPointerEnter={warm} onFocus={warm}>
          <h2 className={styles.heading}>{heading}</h2>
          {members.map((member, index) => (
            <details
              key={member._id}
              name="team"
              open={index === 0}
              className={styles.row}
              style={{ '--accent': `var(--chip-${member.accent})` } as CSSProperties}
            >
              <summary className={styles.summary}>
                <h3 className={styles.name}>{member.name}</h3>
                <span className={styles.position}>{member.position}</span>
                <Plus className={styles.plus} aria-hidden="true" />
                <Minus className={styles.minus} aria-hidden="true" />
              </summary>
              <span className={styles.ground} />
              <p className={styles.description}>{member.description}</p>
              <div className={styles.photo}>
                {member.img && (
                  <Picture
                    file={member.img}
                    sizes="(min-width: 1024px) 50vw, 100vw"
                    // A closed row's photo would otherwise only start to load as it opens.
                    isPriority={isNear}
                  />
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
