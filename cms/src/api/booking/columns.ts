import type { BookingRow } from './present';

/** The columns of the CSV file, in the order of the staff table. */
export const bookingColumns: Record<string, (row: BookingRow) => string> = {
  Name: ({ name }) => name,
  Subject: ({ subject }) => subject,
  Number: ({ number }) => number,
  Email: ({ email }) => email,
  Date: ({ date }) => date,
  Time: ({ time }) => time,
  Status: ({ state }) => state,
  Reference: ({ reference }) => reference,
  'Created On': ({ createdAt }) => new Date(createdAt).toISOString(),
};
