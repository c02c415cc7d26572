/** The id of the name's drawing, which every document brings along: as script it would weigh too much. */
export const LOGO_ID = 'logo-name';
