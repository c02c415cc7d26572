/** SQLite's and PostgreSQL's names for a row that a unique index refuses. */
const CODES = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(String(error.code));
