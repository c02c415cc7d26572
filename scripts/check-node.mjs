// @ts-check

/** The oldest Node this runs on: Vite 8 and require() of ES modules need it. */
const OLDEST = [20, 19];

/** Ends the program with a plain sentence when Node is too old to go on. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `The Reelists needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.\n` +
      'Get one from https://nodejs.org and run the command again.',
  );
  process.exit(1);
};
