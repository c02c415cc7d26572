import styles from './drawn-map.module.css';

/**
 * Dublin 4 as we draw it: the Liffey, the canal in key green, the Dodder, the Poolbeg chimneys and
 * our marker. Decoration; the address stands in words beside it.
 */
export function DrawnMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.water}
        d="M930 0C900 60 960 96 930 150S1010 180 1040 214 990 300 1030 400H1440V0Z"
      />
      <path className={styles.land} d="M1040 176L1270 160 1300 178 1046 206Z" />
      <path className={styles.liffey} d="M0 118C200 90 420 96 620 108S860 96 940 116" />
      <path
        className={styles.canal}
        d="M0 300C160 300 240 220 400 214S640 170 760 150 900 130 938 128"
      />
      <path
        className={styles.dodder}
        d="M520 400C540 320 620 330 660 280S740 230 800 200 900 170 938 150"
      />
      <path
        className={styles.streets}
        d="M260 0l140 214 60 186M480 0l90 180 150 220M700 0l20 160 170 240M120 0l60 400M0 220l400-6M560 176l-90 224M640 166l240 40 120 60M760 150l120 250M400 214l240 130M860 0l-20 140"
      />
      <path className={styles.chimneys} d="M1216 158V96M1236 157V98" />
      <g className={styles.names}>
        <text x="150" y="84">
          River Liffey
        </text>
        <text x="452" y="198">
          Grand Canal
        </text>
        <text x="690" y="330">
          Dodder
        </text>
        <text x="1180" y="212">
          Poolbeg
        </text>
        <text x="1200" y="320">
          Dublin Bay
        </text>
      </g>
      <g transform="translate(800 246)">
        <path className={styles.pin} d="M-28-84h56v56h-18l-10 26-10-26h-18z" />
        <path className={styles.play} d="M-8-70l20 14-20 14z" />
      </g>
    </svg>
  );
}
