import { defineConfig } from 'vitest/config';
import { findPostgres } from './test/find-postgres.js';

/** What rests on the database's own word is tested on both databases. */
const ON_BOTH = [
  'src/api/{booking,contact,mail,personal-data,post}/*.test.ts',
  'src/mail/*.test.ts',
  'src/middlewares/idempotency.test.ts',
];

const hasPostgres = findPostgres() !== null;
if (!hasPostgres)
  process.stderr.write('PostgreSQL is not installed here: the tests run on SQLite alone.\n');

export default defineConfig({
  test: {
    // A Strapi is a global and its environment is read once: each file gets a process of its own.
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: ON_BOTH,
                env: { TEST_DATABASE: 'postgres' },
                globalSetup: './test/start-postgres.ts',
              },
            },
          ]
        : []),
    ],
  },
});
