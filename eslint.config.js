import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noUnsafeMarkup } from './src/tools/lint/no-unsafe-markup.js';
import { noVisitorText } from './src/tools/lint/no-visitor-text.js';

/** Roles that some browsers drop when CSS lays the element out anew. */
const stylableRoles = {
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
  nav: ['navigation'],
  ul: ['list'],
};

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/.dist-fresh/',
      'data/',
      'test-results/',
      'playwright-report/',
      'tests/cases/',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'any', message: 'Node.js 20 forgets a timeout inside it: use inTime.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "AssignmentExpression[left.object.name='process'][left.property.name='env']",
          message: 'A copy no longer reaches the process, such as its time zone: set one variable, or use vi.stubEnv.',
        },
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true] CallExpression[callee.property.name=/^scroll/]',
          message: 'Browsers return a promise from it, which React takes for a cleanup: put the call into braces.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { site: { rules: { 'no-visitor-text': noVisitorText, 'no-unsafe-markup': noUnsafeMarkup } } },
    rules: { 'site/no-unsafe-markup': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [a11y.flatConfigs.recommended],
    rules: {
      'site/no-visitor-text': 'error',
      // It misses words that come by spread. The browser tests find an empty link.
      'jsx-a11y/anchor-has-content': 'off',
      // A table that becomes cards on a narrow screen keeps its roles only when they are written.
      'jsx-a11y/no-redundant-roles': ['error', stylableRoles],
      // What scrolls must be reachable with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'group'] }],
    },
  },
);
