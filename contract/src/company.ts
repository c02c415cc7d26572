/** The company's telephone. A placeholder until the company gives its own. */
export const PHONE = '+353 1 555 0142';
