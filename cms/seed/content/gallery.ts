/** Pictures of Studio Life, `gallery/studio-NN.jpg`, counted from 01. */
export const GALLERY_COUNT = 28;
