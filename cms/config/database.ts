import path from 'node:path';
import { env } from '../src/env';
import { useNewerDriver } from '../src/lib/use-newer-driver';

useNewerDriver();

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/**
 * WAL lets other processes read while this one writes; `synchronous = FULL`, because SQLite's
 * usual NORMAL may lose the last answered enquiries when the machine loses power.
 */
const setUpSqlite = (
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
) => {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('busy_timeout = 5000');
  // What is erased is overwritten, not only forgotten.
  connection.pragma('secure_delete = on');
  done(null, connection);
};

export default () => ({
  connection: env.databaseUrl
    ? {
        client: 'postgres',
        connection: { connectionString: env.databaseUrl },
        pool: { min: 2, max: 10 },
      }
    : {
        client: 'sqlite',
        connection: { filename: path.join(env.dataDir, 'reelists.db') },
        useNullAsDefault: true,
        pool: { afterCreate: setUpSqlite },
      },
  settings: { runMigrations: true },
});
