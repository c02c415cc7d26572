import type { SeedFile } from '../seed-media';

interface PostSeed {
  title: string;
  /** YYYY-MM-DD: when it was published, or when a draft was begun. */
  date: string;
  status: 'Published' | 'Draft';
  /** Its header picture, below seed/media. */
  image: SeedFile;
  wysiwyg: string;
}

/** Newest first. */
export const posts: PostSeed[] = [
  {
    title: 'Captions are not optional',
    date: '2026-11-18',
    status: 'Draft',
    image: 'gallery/studio-28.jpg',
    wysiwyg: `<p>Most people will watch your film on a phone, on a bus, with the sound off. The rest will have the sound on and still miss the name of the product, because somebody will be eating crisps.</p>
<h2>What we do</h2>
<p>Every film leaves here with captions that a person has read, in a file the platform understands. We keep them to two lines, we break them where a breath would go, and we never let one cover a face.</p>
<p>To add: prices for Irish and for a second language, and the screenshot of the auto-captions that called the chairman “a nice ham”.</p>`,
  },
  {
    title: 'What does a two-minute video cost?',
    date: '2026-11-12',
    status: 'Published',
    image: 'stills/work-22.jpg',
    wysiwyg: `<p>Every first phone call gets here within four minutes, so let us get here in four lines. A two-minute film costs what the days cost. Days of thinking, days of filming, days of cutting. That is the whole secret.</p>
<h2>Where the money goes</h2>
<p>One filming day with a crew of three is usually the biggest line. Editing comes second. Music, voiceover and travel follow behind in single file.</p>
<ul>
<li>Fewer locations means fewer days.</li>
<li>A locked script means fewer edits.</li>
<li>One person signing off means everyone sleeps.</li>
</ul>
<p>So when you ask for a price, tell us three things: who it is for, where it will be shown and when you need it. We will send back a number. It will not change unless you change what you asked for, and if you do, we will say so before we spend anything. If it is too much, we will tell you what to cut.</p>`,
  },
  {
    title: 'A day in the van',
    date: '2026-11-05',
    status: 'Draft',
    image: 'gallery/studio-09.jpg',
    wysiwyg: `<p>05:40. Two flasks, one of them honest. The van is packed in the order it will be unpacked, which is the reverse of how anybody would like to pack it.</p>
<h2>Three places before lunch</h2>
<ul>
<li>A pier, for the light.</li>
<li>A boardroom, in spite of the light.</li>
<li>A lay-by, for the sandwiches.</li>
</ul>
<p>Needs a better ending than “then we drove home”.</p>`,
  },
  {
    title: 'How to be interviewed without dying',
    date: '2026-10-23',
    status: 'Published',
    image: 'gallery/studio-16.jpg',
    wysiwyg: `<p>Nobody likes being filmed. People who say they do are usually worse at it. The trick is not confidence. The trick is preparation, and a chair that does not swivel.</p>
<h2>Before the day</h2>
<p>Do not learn your lines. You are not an actor and you will sound like one who is lost. Know your three points instead, and be ready to say them to a friend.</p>
<h2>On the day</h2>
<ul>
<li>Wear something you have worn before.</li>
<li>Repeat the question in your answer.</li>
<li>Stop whenever you like and start again.</li>
</ul>
<p>We cut out the stumbles, the lorry outside and the bit about your knee. What is left is you on a good day. Aoife will be beside the camera asking the questions. Look at her, not at the lens. Eat the biscuit she gives you. It is part of the process and it is non-negotiable. You will be grand.</p>`,
  },
  {
    title: 'Five days, half a million',
    date: '2026-09-18',
    status: 'Published',
    image: 'stills/work-10.jpg',
    wysiwyg: `<p>The Lanternfish Trust rang on a Tuesday. They had a matching donor, a five-day window and no film. We said yes before we had fully thought about it, which is how most good things start.</p>
<h2>What we did</h2>
<p>One location. One family. No actors, no drone, no slow piano. We filmed on the Thursday, cut on the Friday and Saturday, and delivered on the Sunday with captions and six short versions for social.</p>
<h2>What happened</h2>
<p>It went live on the Monday morning. By the Friday evening it had helped to raise over €500,000. The film did not do that alone. The Trust’s team worked the phones all week and deserve the credit.</p>
<p>But a film gave people a reason to pick up. That is the job. It is a good one, and we would do that week again tomorrow, perhaps with a bit more sleep beforehand.</p>`,
  },
  {
    title: 'Can we use the drone?',
    date: '2026-08-30',
    status: 'Published',
    image: 'stills/work-13.jpg',
    wysiwyg: `<p>Probably. There are rules, and they are good ones. Nobody wants a camera landing on a christening.</p>
<h2>What we check</h2>
<p>Airspace first. A good part of Dublin sits near an airport, so some addresses need permission and some are a plain no. Then people: we keep our distance from anyone who is not part of the shoot. Then wind, which has the final say on everything in this country.</p>
<ul>
<li>Give us the Eircode early.</li>
<li>Give us a second date.</li>
<li>Tell the neighbours.</li>
</ul>
<p>Fiachra holds the licence and the insurance and makes the call on the morning. If he says no, we shoot from the ground and use a very long lens and nobody watching will ever know. If he says yes, you get the opening shot you were picturing. Ask us before you promise it to your boss. It saves an awkward Monday for both of you.</p>`,
  },
  {
    title: 'The edit is where you save money',
    date: '2026-07-15',
    status: 'Published',
    image: 'gallery/studio-20.jpg',
    wysiwyg: `<p>People think editing is tidying up. It is closer to writing. The film you planned and the film you shot are two different films, and the edit is where they make peace.</p>
<h2>How to make it cheaper</h2>
<p>Collect everyone’s notes before you send any. One list from one person beats nine emails from six. Put a time beside each note. Say what is wrong, not how to fix it, because the fix may be somewhere you are not looking.</p>
<h2>Two rounds is plenty</h2>
<p>The first round is for structure. The second is for words, music and that one shot you cannot stand. After that you are choosing between good and good.</p>
<p>Ruxandra reads every note and answers every note. She will also tell you when the first version was better. Listen to her. She has been right since about 2019 and keeps a list. Nobody has asked to see it.</p>`,
  },
  {
    title: 'Why we bought a green wall',
    date: '2026-06-04',
    status: 'Published',
    image: 'gallery/studio-14.jpg',
    wysiwyg: `<p>It is seven metres wide and the colour of nothing in nature. We painted it ourselves over a bank holiday. Gráinne chose the paint, Obinna lit it, and the rest of us went home looking slightly seasick.</p>
<h2>What it is for</h2>
<p>A green wall is a promise. Stand in front of it and you can be anywhere: a boardroom, a cliff, the inside of a diagram. It is also very handy when the office is being painted and the chief executive is only free on Thursday.</p>
<h2>What to wear</h2>
<p>Not green. Not anything near green. No thin stripes either, because they shimmer on camera, and no shiny jewellery, because it picks up the wall and vanishes.</p>
<p>Everything else is fair game. You bring yourself and we bring the rest of the world, usually by the following week. Last month it was a beach in Wicklow. Nobody sneezed.</p>`,
  },
];
