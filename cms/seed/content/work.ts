import type { Placement } from '@reelists/contract';

interface WorkSeed {
  client: string;
  title: string;
  /** As printed, minutes:seconds. */
  running_time: string;
  alt: string;
}

/** The films in the order of /our-work; the picture of each is `stills/work-NN.jpg`, counted from 01. */
export const work: WorkSeed[] = [
  {
    client: 'Saltbark Ferries',
    title: 'Off Season',
    running_time: '1:34',
    alt: 'Sea cliffs and stacks in low evening sun',
  },
  {
    client: 'Oddfellow & Wrenn',
    title: 'Knock First',
    running_time: '0:58',
    alt: 'Red, blue and green Georgian doors in a brick terrace',
  },
  {
    client: 'The Reelists',
    title: 'House Ident',
    running_time: '0:15',
    alt: 'Sculpted letters reading We Do Everything on red',
  },
  {
    client: 'Ballymuck Credit Union',
    title: 'Members Night',
    running_time: '1:20',
    alt: 'A crowd in front of a stage lit pink and blue',
  },
  {
    client: 'Oddfellow & Wrenn',
    title: 'Strand Road, No. 9',
    running_time: '1:12',
    alt: 'A bright living room with a teal sofa',
  },
  {
    client: 'Dockgate Energy',
    title: 'Windfall',
    running_time: '0:45',
    alt: 'An animated floating island with a windmill',
  },
  {
    client: 'Hob & Larder',
    title: 'Bottled',
    running_time: '0:30',
    alt: 'A glass bottle labelled Éire among pink stones',
  },
  {
    client: 'Oddfellow & Wrenn',
    title: 'The Long Weekend',
    running_time: '1:05',
    alt: 'A house lit from inside at dusk, with a pool',
  },
  {
    client: 'Gorselight Software',
    title: 'What It Actually Does',
    running_time: '1:06',
    alt: 'Glossy pink and orange shapes merging',
  },
  {
    client: 'The Lanternfish Trust',
    title: 'Five Days',
    running_time: '2:10',
    alt: 'A podium crowded with microphones',
  },
  {
    client: 'Hob & Larder',
    title: 'The Good Pan',
    running_time: '0:40',
    alt: 'A green kitchen island in morning light',
  },
  {
    client: 'Saltbark Ferries',
    title: 'First Boat Out',
    running_time: '1:02',
    alt: 'Paper-cut Poolbeg chimneys and a small sailing boat',
  },
  {
    client: 'Saltbark Ferries',
    title: 'Crossing',
    running_time: '0:30',
    alt: 'A drone above a sea cliff',
  },
  {
    client: 'Oddfellow & Wrenn',
    title: 'Top Floor, Rear',
    running_time: '0:48',
    alt: 'A red spiral staircase from above',
  },
  {
    client: 'Ballymuck Credit Union',
    title: 'Members Only',
    running_time: '0:59',
    alt: 'A small animated town seen from above',
  },
  {
    client: 'The Lanternfish Trust',
    title: 'A Year On',
    running_time: '2:44',
    alt: 'One yellow paper boat among white ones',
  },
  {
    client: 'Dockgate Energy',
    title: 'Lights On',
    running_time: '1:00',
    alt: 'A city at night, windows lit',
  },
  {
    client: 'Gorselight Software',
    title: 'Release Day',
    running_time: '0:52',
    alt: 'An animated rocket leaving the clouds',
  },
  {
    client: 'Ternhook Coffee',
    title: 'Before Eight',
    running_time: '0:30',
    alt: 'A white cable bridge before dawn',
  },
  {
    client: 'Oddfellow & Wrenn',
    title: 'The Old Dairy',
    running_time: '1:13',
    alt: 'A bedroom with a slatted timber wall',
  },
  {
    client: 'Dockgate Energy',
    title: 'Peak Hours',
    running_time: '0:35',
    alt: 'Rows of coloured columns rising to a peak',
  },
  {
    client: 'Ternhook Coffee',
    title: 'Two Sugars',
    running_time: '0:15',
    alt: 'A clapperboard beside a white cup',
  },
  {
    client: 'Oddfellow & Wrenn',
    title: 'Lid Off',
    running_time: '0:31',
    alt: 'A house with its roof off, every room showing',
  },
  {
    client: 'Gorselight Software',
    title: 'Ask Sunniva',
    running_time: '3:15',
    alt: 'Coloured balls bouncing down yellow steps',
  },
  {
    client: 'Ballymuck Credit Union',
    title: 'Listening Back',
    running_time: '1:01',
    alt: 'Black and cream headphones on a red plinth',
  },
  {
    client: 'Quillane Legal',
    title: 'Top to Bottom',
    running_time: '2:20',
    alt: 'A block of flats with balconies in late sun',
  },
  {
    client: 'Killowlin Foods',
    title: 'Butter, Slowly',
    running_time: '0:41',
    alt: 'Paper-cut hills in orange and red',
  },
];

interface PlacementSeed {
  key: Placement;
  label: string;
  /** Pictures' numbers, counted from 1, in the order the grid shows them. */
  films: number[];
}

export const placements: PlacementSeed[] = [
  { key: 'work', label: 'Our work', films: work.map((_film, index) => index + 1) },
  { key: 'featured', label: 'Home, great work', films: [1, 2, 7, 4, 5, 8, 9, 10, 3, 11, 6] },
  {
    key: 'agencies',
    label: 'Production services',
    films: [7, 25, 1, 22, 9, 27, 4, 19, 13, 3, 21, 18, 11, 6, 24],
  },
  { key: 'property', label: 'Property videos', films: [2, 5, 8, 11, 14, 17, 20, 23, 26] },
  {
    key: 'publiccomms',
    label: 'Public comms',
    films: [10, 16, 4, 19, 12, 15, 13, 1, 24, 2, 25, 17, 6, 18, 22, 21],
  },
  { key: 'animation', label: 'Animation', films: [3, 6, 9, 12, 15, 18, 21, 24, 27] },
];
