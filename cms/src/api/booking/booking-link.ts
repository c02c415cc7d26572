import jwt from 'jsonwebtoken';
import { env } from '../../env';
import type { BookingRow } from './present';

const PURPOSE = 'my-booking';
const ALGORITHM = 'HS256';

interface LinkPayload {
  id: string;
  sequence: number;
}

/**
 * With it a visitor moves or cancels the booking without an account. It holds until the
 * consultation begins and until the booking changes: then there is a new one. It says nothing of
 * when that is: a visitor who was told of a move by phone goes on with the link of the old hour.
 */
export const bookingToken = (row: BookingRow): string =>
  jwt.sign({ id: row.documentId, sequence: row.sequence }, env.secrets.linkSigning, {
    algorithm: ALGORITHM,
    audience: PURPOSE,
  });

/** The link in a visitor's mail that carries the token. */
export const bookingLink = (row: BookingRow): string =>
  `${env.publicUrl}/your-booking?token=${bookingToken(row)}`;

/** What a link's token says, or null when it is forged. Whether it still holds, its booking says. */
export const readBookingLink = (token: string): LinkPayload | null => {
  try {
    return jwt.verify(token, env.secrets.linkSigning, {
      algorithms: [ALGORITHM],
      audience: PURPOSE,
      // Links mailed before carry the hour their booking had then.
      ignoreExpiration: true,
    }) as unknown as LinkPayload;
  } catch {
    return null;
  }
};
