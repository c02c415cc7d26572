/** One drawn line: words, width axis, line width in em at that width, left side bearing in em, weight (800). */
export type LensLine = readonly [
  text: string,
  width: number,
  em: number,
  bearing: number,
  weight?: number,
];

export interface LensText {
  /** The words are drawn in capitals, which sit closer. */
  isCapitals?: boolean;
  large: readonly LensLine[];
  /** Below 720 px; the same as above it when absent. */
  small?: readonly LensLine[];
}

/**
 * Solved once from the font (Anybody Variable 5.3.0): with these values a line is exactly as wide as
 * its box. A text that is not here is set plainly instead.
 */
export const LENS_TABLE: Record<string, LensText | undefined> = {
  'We Do Everything': {
    isCapitals: true,
    large: [
      ['WE DO', 150, 5.0367, 0.0316],
      ['EVERYTHING', 57, 3.4369, 0.0111],
    ],
    small: [
      ['WE DO', 110, 3.62, 0.0214],
      ['EVERY', 54, 1.4994, 0.0094, 750],
      ['THING', 54, 1.5443, 0.0085, 750],
    ],
  },
  'and made some great work': {
    large: [['and made some great work', 62, 9.3584, 0.0123]],
    small: [
      ['and made some', 50, 4.1375, 0.0075],
      ['great work', 70, 4.5221, 0.0153],
    ],
  },
  'So, what do we do?': {
    large: [['So, what do we do?', 76, 8.0239, 0.0181]],
    small: [
      ['So, what', 62, 2.9755, 0.0122],
      ['do we do?', 52, 2.8296, 0.009],
    ],
  },
  'Who are we, anyway?': {
    large: [
      ['Who are we,', 74.5, 5.1108, 0.0124],
      ['anyway?', 104.5, 5.1021, 0.0294],
    ],
  },
  '€500,000': {
    isCapitals: true,
    large: [['€500,000', 52, 2.2864, 0.0074, 700]],
  },
  'Book a Free Consultation': {
    isCapitals: true,
    large: [
      ['BOOK A FREE', 88.75, 5.5642, 0.0316],
      ['CONSULTATION', 73.75, 5.5546, 0.0131],
    ],
    small: [
      ['BOOK A', 150, 5.7682, 0.0706],
      ['FREE', 78, 1.7334, 0.021],
      ['CONSUL', 62, 2.4775, 0.0106],
      ['TATION', 62, 2.1738, 0.013],
    ],
  },
  'No signal': {
    large: [['No signal', 150, 7.5667, 0.07]],
    small: [
      ['No', 150, 2.15, 0.07],
      ['signal', 92, 3.0067, 0.03],
    ],
  },
};
