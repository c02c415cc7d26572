import jwt from 'jsonwebtoken';
import { env } from '../../env';
import type { BookingRow } from './present';
import { instantOf } from './slots';

const PURPOSE = 'my-booking';
const ALGORITHM = 'HS256';

interface LinkPayload {
  id: string;
  sequence: number;
}

/**
 * With it a visitor moves or cancels the booking without an account. It holds until the
 * consultation begins and until the booking changes: then there is a new one.
 */
export const bookingToken = (row: BookingRow): string => {
  const begins = instantOf(row.date, row.time)?.toSeconds() ?? 0;
  return jwt.sign(
    { id: row.documentId, sequence: row.sequence, exp: Math.floor(begins) },
    env.secrets.linkSigning,
    { algorithm: ALGORITHM, audience: PURPOSE },
  );
};

/** The link in a visitor's mail that carries the token. */
export const bookingLink = (row: BookingRow): string =>
  `${env.publicUrl}/your-booking?token=${bookingToken(row)}`;

/** What a link's token says, or null when it is forged or has run out. */
export const readBookingLink = (token: string): LinkPayload | null => {
  try {
    return jwt.verify(token, env.secrets.linkSigning, {
      algorithms: [ALGORITHM],
      audience: PURPOSE,
    }) as unknown as LinkPayload;
  } catch {
    return null;
  }
};
