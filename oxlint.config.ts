import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

const node = ['node:*', 'node:*/**'];
const serverPackages = ['hono', 'hono/**', '@hono/node-server', 'prom-client', 'rate-limiter-flexible'];
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
/** Only `web/storage` reads and writes the browser's storage. */
const exceptRawStorage = ['!**/storage/{browser-storage,keys}.ts'];
/** The other features that a feature may import. */
const importableFeatures: Readonly<Record<string, readonly string[]>> = {
  list: ['catalogue', 'forms', 'search'],
  quote: ['company', 'message', 'papers'],
};
/** Code outside `storage/sqlite` opens SQLite by `open-sqlite.ts` only, and so leaves all writes to its thread. */
const exceptSqliteInternals = ['!**/sqlite/**', '**/sqlite/open-sqlite.ts'];

/**
 * What the files of a folder may import from outside it (docs/architecture.md). A path with `!` is removed from the
 * patterns before it. If several of these patterns match a file, the last one applies.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/domain/**': ['#domain/**'],
  'src/contract.ts': ['#domain/**'],
  // `../` imports texts of the file's own language; `#text/` imports those of the build's language. `../../en/` imports
  // what stays English in every language.
  'src/content/**': [
    '#domain/**',
    '#content/**',
    '#text/**',
    '../{cart,catalogue,company,format,list,papers,search}/*.ts',
    '../../en/**',
  ],

  'src/web/app/**': [...web, '#web/**', ...exceptRawStorage],
  'src/web/layout/**': [...web, '#web/{features,cart,navigation,storage,ui,browser}/**', ...exceptRawStorage],
  ...Object.fromEntries(
    readdirSync('src/web/pages').map((page) => [
      `src/web/pages/${page}/**`,
      [...web, '#web/{features,cart,navigation,storage,ui,browser}/**', `#web/pages/${page}/**`, ...exceptRawStorage],
    ]),
  ),
  ...Object.fromEntries(
    readdirSync('src/web/features').map((feature) => [
      `src/web/features/${feature}/**`,
      [
        ...web,
        '#web/{cart,navigation,storage,ui,browser}/**',
        `#web/features/{${[feature, ...(importableFeatures[feature] ?? [])].join()}}/**`,
        ...exceptRawStorage,
      ],
    ]),
  ),
  'src/web/cart/**': [...web, '#web/{cart,storage,browser}/**', ...exceptRawStorage],
  'src/web/navigation/**': [...web, '#web/{storage,browser}/**', ...exceptRawStorage],
  'src/web/storage/**': [...web, '#web/{storage,browser}/**'],
  'src/web/ui/**': [...browserPackages, '#content/pictures/picture.ts', '#web/{ui,browser}/**'],
  'src/web/fonts/**': ['#web/browser/**'],
  'src/web/browser/**': ['react'],

  'src/server/**': [...core, '#package', '#server/**', ...exceptSqliteInternals, ...node, ...serverPackages],
  'src/server/api/**': [
    '#contract',
    '#domain/**',
    '#server/config/version.ts',
    '#server/monitoring/health.ts',
    '#server/http/**',
    ...node,
    ...serverPackages,
  ],
  'src/server/static/**': ['#contract', '#domain/**', '#content/**', '#server/http/**', ...node],
  'src/server/storage/**': [
    '#domain/**',
    '#text/**',
    '#server/{log,storage}/**',
    ...exceptSqliteInternals,
    ...node,
    'kysely',
    'kysely/**',
    'pg',
  ],
};

const forbiddenPaths = ['./../**', '#*/**/../**', '#content/en/**'];

const noForbiddenPaths = {
  group: ['..', '../**', ...forbiddenPaths],
  message: 'Another folder is #domain/..., #content/..., #web/..., #server/... or #scripts/...; texts are #text/...',
};

const importRules = Object.entries(mayImport).map(([files, allowed]): OxlintOverride => {
  const exceptions = allowed.map((path) => (path.startsWith('!') ? path.slice(1) : `!${path}`));
  const others = {
    group: ['**', '!./**', ...exceptions, ...forbiddenPaths],
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
    // Casts state what a query, a parser or `Object.entries` has ensured.
    'typescript/no-unsafe-type-assertion': 'off',
    // React Router's `NavigationType` is compared with its texts.
    'typescript/no-unsafe-enum-comparison': 'off',
    // Tests take methods from prototypes to replace them.
    'typescript/unbound-method': 'off',
    // TypeScript checks return values by the declared return type.
    'typescript/consistent-return': 'off',
    // Helpers are declared beside their only use.
    'unicorn/consistent-function-scoping': 'off',
    // Packages are used as they document it: `fc.property`, and the default exports of `pdfkit` and axe.
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    // The elements that this rule prefers (`img`, `fieldset`, `select`) bring looks or behaviour that the site does not
    // want.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // `_id` is a field of the API, `_name` a variable that is not used.
    'no-underscore-dangle': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    // What a test expects depends on its random input or on its database engine.
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
    // The JSX transform imports React.
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    // Style sheets, types, and `early-press.ts`, which only listens, are imported without a name.
    'import/no-unassigned-import': 'off',
    // Loops await where each step must follow the one before.
    'no-await-in-loop': 'off',
    'no-restricted-imports': ['error', { patterns: [noForbiddenPaths] }],
  },
  overrides: [
    ...importRules,
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': ['error', { patterns: [noForbiddenPaths] }] },
    },
    { files: ['scripts/**', 'bench/**', 'tests/**', 'src/web/**'], rules: { 'no-console': 'off' } },
    {
      // Playwright demands an object pattern, even of a fixture that uses no other.
      files: ['tests/e2e/**'],
      rules: { 'no-empty-pattern': 'off' },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
