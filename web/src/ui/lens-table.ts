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
  'Studio Life': {
    large: [['Studio Life', 118, 6.9237, 0.0358]],
  },
  'Our work': {
    large: [['Our work', 150, 7.9351, 0.0438]],
    small: [
      ['Our', 150, 3.0256, 0.0438],
      ['work', 112, 3.2978, 0.0288],
    ],
  },
  'About us': {
    large: [['About us', 138, 6.8676, 0.0454]],
    small: [
      ['About', 110, 3.6436, 0.0328],
      ['us', 150, 1.9343, 0.061],
    ],
  },
  'Our services': {
    large: [['Our services', 116, 8.4845, 0.0313]],
    small: [
      ['Our', 150, 3.0256, 0.0438],
      ['services', 64, 3.1871, 0.0149],
    ],
  },
  'Contact us': {
    large: [['Contact us', 128, 7.8072, 0.025]],
    small: [
      ['Contact', 78, 3.4237, 0.0141],
      ['us', 150, 1.9343, 0.061],
    ],
  },
  'Notes from the edit suite': {
    large: [['Notes from the edit suite', 62, 8.5579, 0.0146]],
    small: [
      ['Notes from', 60, 3.806, 0.0133],
      ['the edit suite', 50, 3.5371, 0.0058],
    ],
  },
  Agencies: {
    large: [['Agencies', 150, 7.6339, 0.0508]],
    small: [['Agencies', 72, 3.6052, 0.0157]],
  },
  Animation: {
    large: [['Animation', 138, 7.7204, 0.0454]],
    small: [['Animation', 62, 3.3978, 0.0111]],
  },
  Property: {
    large: [['Property', 150, 7.8669, 0.0706]],
    small: [['Property', 76, 3.9459, 0.0235]],
  },
  'Full service': {
    large: [['Full service', 122, 7.7854, 0.0415]],
    small: [
      ['Full', 150, 2.6244, 0.0546],
      ['service', 72, 3.0939, 0.0192],
    ],
  },
  Videography: {
    large: [['Videography', 108, 7.689, 0.0272]],
    small: [
      ['Video', 104, 3.1644, 0.0258],
      ['graphy', 82, 3.2941, 0.0195],
    ],
  },
  Drone: {
    large: [['Drone', 150, 5.0688, 0.0706]],
    small: [['Drone', 118, 3.9687, 0.0502]],
  },
  'Public comms': {
    large: [['Public comms', 104, 7.8028, 0.0413]],
    small: [
      ['Public', 92, 2.9666, 0.0337],
      ['comms', 92, 3.6624, 0.0181],
    ],
  },
  'Videos for your business': {
    large: [['Videos for your business', 62, 8.5503, 0.0104]],
    small: [
      ['Videos for', 64, 3.6534, 0.0112],
      ['your business', 50, 3.906, 0.0036],
    ],
  },
  'Not found': {
    large: [['Not found', 140, 7.7151, 0.0642]],
    small: [
      ['Not', 150, 2.99, 0.0706],
      ['found', 96, 3.0539, 0.0116],
    ],
  },
  Privacy: {
    large: [['Privacy', 150, 6.2733, 0.07]],
    small: [['Privacy', 82, 3.4933, 0.0267]],
  },
  'Cut.': {
    large: [['Cut.', 150, 3.17, 0.03]],
    small: [['Cut.', 110, 2.3233, 0.02]],
  },
  'No signal': {
    large: [['No signal', 150, 7.5667, 0.07]],
    small: [
      ['No', 150, 2.15, 0.07],
      ['signal', 92, 3.0067, 0.03],
    ],
  },
};
