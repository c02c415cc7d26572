import type { ContactRow } from './present';

/** The columns of the CSV file, in the order of the staff table. */
export const contactColumns: Record<string, (row: ContactRow) => string> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
  'Created On': ({ createdAt }) => new Date(createdAt).toISOString(),
};
