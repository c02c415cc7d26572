// @ts-check

let missed = 0;

/** @param {string} title */
export const heading = (title) => console.log(`\n${title}`);

/**
 * Prints a number beside its target.
 *
 * @param {string} name
 * @param {number} value
 * @param {{ atLeast?: number, atMost?: number, unit?: string, digits?: number, note?: string }} target
 */
export const report = (name, value, { atLeast, atMost, unit = '', digits = 2, note = '' }) => {
  const isMet =
    (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
  if (!isMet) missed += 1;
  const goal = atLeast !== undefined ? `at least ${atLeast}${unit}` : `at most ${atMost}${unit}`;
  const shown = `${value.toFixed(digits)}${unit}`;
  console.log(
    `  ${isMet ? '✓' : '✗'} ${name.padEnd(46)} ${shown.padStart(10)}   ${goal.padEnd(16)} ${note}`,
  );
};

/** @param {string} remark */
export const remark = (remark) => console.log(`  - ${remark}`);

/** How many targets were missed so far. */
export const missedCount = () => missed;
