import type { TokenPayload } from '@reelists/contract';
import jwt from 'jsonwebtoken';
import { env } from '../env';

const LIFETIME = '12h';
const ALGORITHM = 'HS256';

/** A token for the member of staff with this document id. */
export const issueStaffToken = (id: string): string =>
  jwt.sign({ id, isActive: true }, env.secrets.staffJwt, {
    algorithm: ALGORITHM,
    expiresIn: LIFETIME,
  });

/** What the token says, or null when it is forged, expired or no token at all. */
export const readStaffToken = (token: string): TokenPayload | null => {
  try {
    const payload = jwt.verify(token, env.secrets.staffJwt, { algorithms: [ALGORITHM] });
    return typeof payload === 'object' && typeof payload.id === 'string'
      ? (payload as TokenPayload)
      : null;
  } catch {
    return null;
  }
};
