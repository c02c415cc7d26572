import path from 'node:path';
import { env } from '../src/env';

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
      },
  settings: { runMigrations: true },
});
