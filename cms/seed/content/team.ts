import type { Accent } from '@reelists/contract';

interface TeamSeed {
  name: string;
  position: string;
  description: string;
  accent: Accent;
}

/** In the order of the accordion; the picture of each is `team/team-NN.jpg`, counted from 01. */
export const team: TeamSeed[] = [
  {
    name: 'Aoife Brannock',
    position: 'Founder and Director',
    accent: 'studio',
    description:
      'Started the company with one camera and a borrowed van. Gets people talking, mostly with biscuits.',
  },
  {
    name: 'Gráinne Teevan',
    position: 'Senior Producer',
    accent: 'voiceover',
    description:
      'Knows where everyone is, what they cost and what they want for lunch. The reason things land on time.',
  },
  {
    name: 'Obinna Carrick',
    position: 'Director of Photography',
    accent: 'editing',
    description:
      'Will wait for the light and will tell you exactly how long. Has never once been out by more than four minutes.',
  },
  {
    name: 'Ruxandra Pell',
    position: 'Head of Post Production',
    accent: 'concept',
    description:
      'Cuts faster than you can describe the cut. Has opinions on music and is usually right.',
  },
  {
    name: 'Marta Skellan',
    position: 'Animator',
    accent: 'motion',
    description: 'Makes spreadsheets move and people care. Draws on paper first, always.',
  },
  {
    name: 'Fiachra Dunmoyle',
    position: 'Drone Pilot and Camera',
    accent: 'drone',
    description:
      'Licensed, insured and on first-name terms with the weather forecast. He grounds the drone before the wind does.',
  },
  {
    name: 'Odhrán Fitzlyle',
    position: 'Sound and Voiceover',
    accent: 'animation',
    description:
      'Hears the fridge before anyone else does. Also the voice on about a third of our films.',
  },
  {
    name: 'Tadhg Mulvanney',
    position: 'Motion Designer',
    accent: 'full-service',
    description:
      'Makes logos move and knows when to stop them. Has a folder called Final Final and is not ashamed of it.',
  },
];
