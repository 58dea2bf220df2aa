import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

const node = ['node:*', 'node:*/**'];
const httpPackages = ['hono', 'hono/**', '@hono/node-server', 'prom-client', 'rate-limiter-flexible'];
const browserPackages = [
  'react',
  'react-dom',
  'react-dom/**',
  'react-router',
  'fflate',
  '@rgrove/parse-xml',
  'schema-dts',
];

const core = ['#contract', '#domain/**', '#content/**', '#text/**'];
const web = [...core, ...browserPackages];
/** What the browser remembers is read and written in `web/storage` only. */
const onlyStoredValues = ['!**/storage/{browser-storage,keys}.ts'];
/** The other features that a feature may import. */
const usedFeatures: Readonly<Record<string, readonly string[]>> = {
  list: ['catalogue', 'forms', 'search'],
  quote: ['company', 'message', 'papers'],
};
/** `storage/sqlite` has a thread of its own that writes. */
const onlyOpenOfSqlite = ['!**/sqlite/**', '**/sqlite/open-sqlite.ts'];

/**
 * What a folder may import from outside itself (docs/architecture.md). `!` excludes from the patterns before it. If
 * several of these folders contain a file, the last one counts.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/domain/**': ['#domain/**'],
  'src/contract.ts': ['#domain/**'],
  // `../`: of the same language, whichever the build has; `../../en/`: what stays English in all languages.
  'src/content/**': [
    '#domain/**',
    '#content/**',
    '#text/**',
    '../{cart,catalogue,company,format,list,papers,search}/*.ts',
    '../../en/**',
  ],

  'src/web/app/**': [...web, '#web/**', ...onlyStoredValues],
  'src/web/layout/**': [...web, '#web/{features,cart,navigation,storage,ui,browser}/**', ...onlyStoredValues],
  ...Object.fromEntries(
    readdirSync('src/web/pages').map((page) => [
      `src/web/pages/${page}/**`,
      [...web, '#web/{features,cart,navigation,storage,ui,browser}/**', `#web/pages/${page}/**`, ...onlyStoredValues],
    ]),
  ),
  ...Object.fromEntries(
    readdirSync('src/web/features').map((feature) => [
      `src/web/features/${feature}/**`,
      [
        ...web,
        '#web/{cart,navigation,storage,ui,browser}/**',
        `#web/features/{${[feature, ...(usedFeatures[feature] ?? [])].join()}}/**`,
        ...onlyStoredValues,
      ],
    ]),
  ),
  'src/web/cart/**': [...web, '#web/{cart,storage,browser}/**', ...onlyStoredValues],
  'src/web/navigation/**': [...web, '#web/{storage,browser}/**', ...onlyStoredValues],
  'src/web/storage/**': [...web, '#web/{storage,browser}/**'],
  'src/web/ui/**': [...browserPackages, '#content/pictures/picture.ts', '#web/{ui,browser}/**'],
  'src/web/fonts/**': ['#web/browser/**'],
  'src/web/browser/**': ['react'],

  'src/server/**': [...core, '#package', '#server/**', ...onlyOpenOfSqlite, ...node, ...httpPackages],
  'src/server/api/**': [
    '#contract',
    '#domain/**',
    '#server/config/version.ts',
    '#server/monitoring/health.ts',
    '#server/http/**',
    ...node,
    ...httpPackages,
  ],
  'src/server/static/**': ['#content/**', '#server/http/**', ...node],
  'src/server/storage/**': [
    '#domain/**',
    '#text/**',
    '#server/{log,storage}/**',
    ...onlyOpenOfSqlite,
    ...node,
    'kysely',
    'kysely/**',
    'pg',
  ],
};

const climbing = ['./../**', '#*/**/../**', '#content/en/**'];

const noClimbing = {
  group: ['..', '../**', ...climbing],
  message: 'Another folder is #domain/..., #content/..., #web/..., #server/... or #scripts/...; texts are #text/...',
};

const importRules = Object.entries(mayImport).map(([files, allowed]): OxlintOverride => {
  const exceptions = allowed.map((path) => (path.startsWith('!') ? path.slice(1) : `!${path}`));
  const others = {
    group: ['**', '!./**', ...exceptions, ...climbing],
    message: `${files} imports only ./** ${allowed.join(' ')}`,
  };
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns: [others] }] } };
});

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['dist', 'imagery', 'public', 'test-results', '*.generated.ts'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/unbound-method': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-underscore-dangle': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'vitest/no-conditional-expect': 'off',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'no-use-before-define': [
      'error',
      { functions: false, classes: false, variables: true, ignoreTypeReferences: true },
    ],
    eqeqeq: 'error',
    curly: ['error', 'multi-line'],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-restricted-imports': ['error', { patterns: [noClimbing] }],
  },
  overrides: [
    ...importRules,
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': ['error', { patterns: [noClimbing] }] },
    },
    { files: ['scripts/**', 'bench/**', 'tests/**', 'src/server/**', 'src/web/**'], rules: { 'no-console': 'off' } },
    {
      files: ['tests/e2e/**'],
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise'],
      rules: { 'no-empty-pattern': 'off' },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
