import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * A wall: the files it stands around, and what they may not import. `regex`, because a `group`
 * that begins with `#` is silently a comment.
 *
 * @param {string | string[]} files
 * @param {[regex: string, message: string][]} bans
 * @returns {import('eslint').Linter.Config}
 */
const wall = (files, bans) => ({
  files: [files].flat(),
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: bans.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

/**
 * The way into a folder of web/src, as `#web/<folder>` or by climbing out of one's own.
 *
 * @param {string} folders as alternatives of a regular expression
 */
const webFolder = (folders) => `^(#web|(\\.\\./)+)/?(${folders})(/|\\.tsx?$)`;

/** @type {[string, string]} */
const NO_CMS = [
  '^@strapi/|/cms/|^@reelists/cms',
  'The site knows the server by /api/v1 alone: import from @reelists/contract what both sides share.',
];

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/build/*.js',
    '**/.strapi',
    '**/.cache',
    'data',
    'cms/types/generated',
    'coverage',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  prettier,
  {
    languageOptions: { globals: globals.node },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      // A sentence for the person is all a refused start or a rejected form should say.
      'preserve-caught-error': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
    },
  },
  {
    // A promise nobody waits for loses its error: worth reading the types for.
    files: ['{contract,web}/src/**/*.{ts,tsx}', 'cms/{src,config,seed}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'cms/src/admin/**'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // These talk to a person in a terminal.
    files: ['{scripts,bench,e2e}/**', 'cms/start.mjs', 'cms/seed/**', '**/testing/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
  {
    // A test that finds nothing where it says `!` fails, as it should.
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'],
    rules: {
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/api/client.ts', '**/*.test.{ts,tsx}', 'web/src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'web/src/api/client.ts is the only fetch: it knows the envelope and the token.',
        },
      ],
    },
  },

  // The import walls. A later one replaces an earlier one for the same file.
  wall('contract/src/**', [
    [
      '^(?!\\./|yup$|vitest$)',
      'The contract is pure: it depends on yup alone, so that both sides can hold it.',
    ],
  ]),
  wall('cms/**', [
    [
      '^#web/|^@reelists/web|/web/',
      'The server and the site never import each other: cms/src/site loads the built server entry at run time.',
    ],
  ]),
  wall('web/src/ui/**', [
    NO_CMS,
    ['^@reelists/contract', 'ui has no domain words: give it strings and callbacks.'],
    [
      webFolder('api|blocks|pages|admin|routes'),
      'ui imports nothing of ours, so that everything can use it.',
    ],
  ]),
  wall('web/src/api/**', [
    NO_CMS,
    [
      webFolder('ui|blocks|pages|admin|routes'),
      'api knows the contract and no screen: the screen decides what to show.',
    ],
  ]),
  wall('web/src/blocks/**', [
    NO_CMS,
    [
      webFolder('pages|admin|routes'),
      'A block is shown by pages, so it can know none of them; it uses ui, api and the contract.',
    ],
  ]),
  ...['pages', 'admin'].flatMap((area) => {
    /** @type {[string, string][]} */
    const bans = [
      NO_CMS,
      area === 'pages'
        ? [
            webFolder('admin|routes'),
            'A visitor must not download the staff area: pages use blocks and what is below them.',
          ]
        : [
            webFolder('pages|blocks|routes'),
            'The staff area is not the site: it uses ui, api and the contract.',
          ],
      [
        `^#web/${area}/`,
        `Siblings in ${area}/ do not import each other: move what two of them need a level down.`,
      ],
    ];
    /** @param {string} climb */
    const siblings = (climb) =>
      /** @type {[string, string]} */ ([
        `^${climb}[^./][^/]*/`,
        `Siblings in ${area}/ do not import each other: move what two of them need a level down.`,
      ]);
    return [
      wall(`web/src/${area}/**`, bans),
      wall(`web/src/${area}/*/*`, [...bans, siblings('\\.\\./')]),
      wall(`web/src/${area}/*/*/**`, [...bans, siblings('\\.\\./\\.\\./')]),
    ];
  }),
  wall('web/src/routes.tsx', [
    NO_CMS,
    [
      webFolder('ui|blocks').replace('\\.\\./', '\\.\\.?/'),
      'The route table names pages, admin screens and api queries; what they show is theirs.',
    ],
  ]),
  wall('e2e/**', [
    [
      '^@reelists/|/(cms|web|contract)/',
      'These tests know the product as people do: by its addresses.',
    ],
  ]),
);
