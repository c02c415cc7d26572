import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { number, object, string, ValidationError } from 'yup';

const GENERATED_SECRETS = [
  'appKey',
  'adminJwt',
  'apiTokenSalt',
  'transferTokenSalt',
  'encryptionKey',
  'usersPermissionsJwt',
  'staffJwt',
  'linkSigning',
] as const;
type Secrets = Record<(typeof GENERATED_SECRETS)[number], string>;

const positive = (fallback: number) =>
  number().typeError('must be a number').integer('must be whole').min(1).default(fallback);

const environmentSchema = object({
  PORT: number().typeError('must be a number').integer().min(0).max(65_535).default(1337),
  HOST: string().default('127.0.0.1'),
  PUBLIC_URL: string().matches(/^https?:\/\/[^/]+$/, {
    message: 'must be an address without a path, such as https://example.ie',
    excludeEmptyString: true,
  }),
  DATA_DIR: string().default('data'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, {
    message: 'must begin with postgres://',
    excludeEmptyString: true,
  }),
  STAFF_EMAIL: string().email('must be an email address'),
  STAFF_PASSWORD: string().min(8, 'must have at least 8 characters'),
  SMTP_URL: string().matches(/^smtps?:\/\//, {
    message: 'must begin with smtp:// or smtps://',
    excludeEmptyString: true,
  }),
  GOOGLE_MAPS_API_KEY: string(),
  TRUST_PROXY: string().oneOf(['true', 'false'], 'must be true or false').default('false'),
  RATE_LIMIT_FORMS: positive(20),
  RATE_LIMIT_LOGIN: positive(10),
});

/** Environment variables set to nothing count as absent, as a `.env` template leaves them. */
const present = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const parse = () => {
  try {
    return environmentSchema.validateSync(present(process.env), {
      abortEarly: false,
      stripUnknown: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.map(({ path: name, message }) => `  ${name}: ${message}`);
    throw new Error(`The environment is not right:\n${faults.join('\n')}`);
  }
};

/**
 * Secrets are made once and kept beside the data, so that nothing secret is in the repository and
 * a restart logs nobody out. A name added later is filled in without touching the others.
 */
const readSecrets = (dataDir: string): Secrets => {
  const file = path.join(dataDir, 'secrets.json');
  const stored: Partial<Secrets> = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Secrets>)
    : {};
  const missing = GENERATED_SECRETS.filter((name) => !stored[name]);
  for (const name of missing) stored[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0)
    fs.writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  return stored as Secrets;
};

/** The repository's root, whether this file runs compiled or from source. */
const root = __dirname.slice(0, __dirname.lastIndexOf(`${path.sep}cms${path.sep}`));

const values = parse();
const dataDir = path.resolve(root, values.DATA_DIR);
fs.mkdirSync(path.join(dataDir, 'public/uploads'), { recursive: true });

/** The environment, read once at the start; a bad value stops the start and is named. */
export const env = {
  port: values.PORT,
  host: values.HOST,
  /** Without a trailing slash. */
  publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  isPublicUrlSet: values.PUBLIC_URL !== undefined,
  dataDir,
  databaseUrl: values.DATABASE_URL,
  staffEmail: (values.STAFF_EMAIL ?? 'staff@thereelists.example').toLowerCase(),
  isStaffEmailSet: values.STAFF_EMAIL !== undefined,
  staffPassword: values.STAFF_PASSWORD,
  smtpUrl: values.SMTP_URL,
  googleMapsApiKey: values.GOOGLE_MAPS_API_KEY,
  isProxyTrusted: values.TRUST_PROXY === 'true',
  /** Requests one address may make per ten minutes. */
  rateLimit: { forms: values.RATE_LIMIT_FORMS, login: values.RATE_LIMIT_LOGIN },
  secrets: readSecrets(dataDir),
};
