interface TestimonialSeed {
  name: string;
  company: string;
  comments: string;
  /** YYYY-MM-DD. */
  given_on: string;
}

export const testimonials: TestimonialSeed[] = [
  {
    name: 'Maeve Corrigan-Hale',
    company: 'The Lanternfish Trust',
    given_on: '2026-09-14',
    comments:
      'We had five days and a target we were afraid to say out loud. The film went up on the Monday. By the Friday we had passed half a million and I had cried in front of the whole office.',
  },
  {
    name: 'Declan Wrenn',
    company: 'Oddfellow & Wrenn',
    given_on: '2026-07-02',
    comments:
      'They shot a three-bed semi in the rain and it looked like somewhere you would move to on purpose.',
  },
  {
    name: 'Sunniva Okafor',
    company: 'Gorselight Software',
    given_on: '2026-05-21',
    comments:
      'Our product is hard to explain. They asked the dim questions until it wasn’t. Then they drew it, and now our own sales team finally understands it too.',
  },
  {
    name: 'Eoghan Tallis',
    company: 'Dockgate Energy',
    given_on: '2026-03-09',
    comments:
      'Three sites, two counties, one safety induction each. Nobody was late. I have worked in energy for twenty years and that has never happened.',
  },
  {
    name: 'Brídín Achill-Ross',
    company: 'Ballymuck Credit Union',
    given_on: '2025-11-27',
    comments: 'Half our board did not want a video. All of our board is now in the video.',
  },
  {
    name: 'Piotr Vantry',
    company: 'Hob & Larder',
    given_on: '2025-09-30',
    comments:
      'We asked for one film and six cut-downs for social. We got them on the day they said, named properly, in a folder that made sense. I nearly framed the folder.',
  },
  {
    name: 'Niamh Seaborne',
    company: 'Saltbark Ferries',
    given_on: '2025-06-18',
    comments:
      'They put a drone over a moving boat in a stiff westerly and were calmer about it than I was.',
  },
];
