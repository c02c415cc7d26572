// @ts-check
import { median } from './measure-load.mjs';

/** Alternating pairs: what else the machine does meanwhile falls on both sides alike. */
const PAIRS = 5;

/**
 * Measures two things in turn and compares them.
 *
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} theirs
 * @returns {Promise<{ ratio: number, ours: number, theirs: number }>} medians; the ratio is the
 *   median of the pairs' own ratios
 */
export const compare = async (ours, theirs) => {
  /** @type {[number, number][]} */
  const pairs = [];
  for (let index = 0; index < PAIRS; index += 1) {
    if (index % 2 === 0) {
      const first = await ours();
      pairs.push([first, await theirs()]);
    } else {
      const first = await theirs();
      pairs.push([await ours(), first]);
    }
  }
  return {
    ratio: median(pairs.map(([our, their]) => our / their)),
    ours: median(pairs.map(([our]) => our)),
    theirs: median(pairs.map(([, their]) => their)),
  };
};
