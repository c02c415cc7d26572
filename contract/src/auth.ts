import { object, type InferType } from 'yup';
import { requiredText } from './fields.js';
import { MAX_LENGTH } from './limits.js';

export const ROLES = ['administrator', 'editor', 'producer'] as const;
export type Role = (typeof ROLES)[number];

export const LOGIN_FAILED = 'That email and password don’t match. Try once more.';
export const LOGGED_OUT = 'Logged Out User';

export const loginSchema = object({
  email: requiredText(MAX_LENGTH.email),
  password: requiredText(MAX_LENGTH.password),
});
export type Login = InferType<typeof loginSchema>;

export interface LoginReply {
  access_token: string;
}

/** What a token says; never trusted by the server beyond its signature and `id`. */
export interface TokenPayload {
  id: string;
  isActive: boolean;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

export interface StaffUser {
  _id: string;
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
}

export interface MeReply {
  user: StaffUser;
}
