import type { LensText } from '../../ui/lens-table.ts';

/** The titles of the pages, and one heading, solved like ui/lens-table.ts and apart from it: the home page draws none of them. */
export const TITLE_LENSES: Record<string, LensText | undefined> = {
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
  'Studio Life': {
    large: [['Studio Life', 118, 6.9237, 0.0358]],
  },
  Privacy: {
    large: [['Privacy', 150, 6.2733, 0.07]],
    small: [['Privacy', 82, 3.4933, 0.0267]],
  },
};
