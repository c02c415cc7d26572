/** What is in the van: field name in the page text, and what it is called. */
export const EQUIPMENT = [
  ['cinema-cameras', 'Cinema cameras'],
  ['prime-lenses', 'Prime lenses'],
  ['anamorphics', 'Anamorphics'],
  ['lighting', 'Lighting'],
  ['sound', 'Sound'],
  ['gimbals', 'Gimbals'],
  ['drones', 'Drones'],
  ['studio', 'Studio'],
  ['grip', 'Grip'],
  ['edit-suites', 'Edit suites'],
  ['voice-booth', 'Voice booth'],
  ['live-stream-kit', 'Live stream kit'],
] as const;
