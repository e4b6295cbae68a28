import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noBrowserOnServer } from './testing/lint/src/no-browser-on-server.mjs';
import { noRequestState } from './testing/lint/src/no-request-state.mjs';

const privateMembers = [
  {
    selector: ':matches(PropertyDefinition, MethodDefinition[kind!="constructor"])[accessibility="private"]',
    message: 'Name a private member #name.',
  },
];
const privateParameters = {
  selector: 'TSParameterProperty[accessibility="private"]',
  message: 'Declare a private member #name and assign it.',
};

const MODULE_CONSTANT = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] >';
const constants = [
  {
    selector: `${MODULE_CONSTANT} VariableDeclarator[init.type="Literal"] > Identifier.id[name=/[a-z]/]`,
    message: 'Name a primitive constant of a module in UPPER_SNAKE_CASE.',
  },
  {
    selector: `${MODULE_CONSTANT} VariableDeclarator:matches([init.type=/^(Array|Object)Expression$/], [init.expression.type=/^(Array|Object)Expression$/]) > Identifier.id[name=/^[A-Z][A-Z0-9_]+$/]`,
    message: 'Name a constant that is not primitive in camelCase.',
  },
  {
    selector: `${MODULE_CONSTANT} VariableDeclarator:matches([init.type="NewExpression"][init.callee.name!="RegExp"], [init.type="CallExpression"][init.callee.object.name=/^(Object|Promise)$/]) > Identifier.id[name=/^[A-Z][A-Z0-9_]+$/]`,
    message: 'Name an instance of a class in camelCase.',
  },
];
const lazyRoutes = {
  selector:
    'Property[key.name="lazy"] > :matches(ObjectExpression, FunctionExpression, CallExpression, ArrowFunctionExpression:not([body.type="ImportExpression"], [body.arguments.0.type="ImportExpression"])).value',
  message:
    "Write lazy: () => import('./x-page.tsx'), with at most one function around the import: docs/decisions/0190-data-loading.md.",
};
const styleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message:
    "The page's policy removes style attributes from the HTML of the server, and React does not restore them. Use a class.",
};

const namedTests = {
  selector: 'CallExpression[callee.name=/^(test|xit|fit)$/]',
  message: 'Name a test with it().',
};
const exactMatchers = {
  selector: 'CallExpression[callee.property.name=/^toBe(Truthy|Falsy)$/]',
  message: 'Say what holds: toBeVisible() for an element, toBe() or toEqual() for a value.',
};
const elementMatchers = [
  {
    selector:
      'CallExpression[callee.property.name="toBe"] CallExpression[callee.name="expect"] > MemberExpression.arguments[property.name=/^(activeElement|checked|disabled|value)$/]',
    message: 'Use the matcher for elements: toHaveFocus, toBeChecked, toBeDisabled or toHaveValue.',
  },
  {
    selector:
      'CallExpression[callee.name="expect"] > CallExpression.arguments[callee.property.name=/^(get|has)Attribute$/]',
    message: 'Use the matcher for elements: toHaveAttribute.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^toBe(Defined|Null|Undefined)$/] CallExpression[callee.name="expect"] > CallExpression.arguments[callee.property.name=/^(closest|query)/]',
    message: 'Use the matcher for elements: toBeInTheDocument.',
  },
];
const waitingMatchers = {
  selector:
    'CallExpression:matches([callee.name="expect"], [callee.object.name="expect"]) > AwaitExpression > CallExpression[callee.property.name=/^(all(InnerTexts|TextContents)|getAttribute|innerText|inputValue|is(Checked|Disabled|Editable|Enabled|Hidden|Visible)|textContent)$/]',
  message: 'Use a matcher that waits, such as await expect(locator).toHaveAttribute().',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/public/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'libs/api-client/src/schema.ts',
    ],
  },
  js.configs.recommended,
  // The rules that need types are in .oxlintrc.json: docs/decisions/0290-typed-rules-in-oxlint.md.
  tseslint.configs.recommended,
  tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...privateMembers, privateParameters, lazyRoutes, ...constants],
    },
  },
  {
    plugins: { 'check-file': checkFile },
    rules: {
      // Browser tests start with the number of their section in the specification.
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': '+([a-z0-9])*(-+([a-z0-9]))' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '**/': 'KEBAB_CASE' }],
    },
  },
  {
    // Nest injects through the constructor's parameters.
    files: ['api-nest/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...privateMembers, ...constants] },
  },
  {
    files: ['testing/**', '**/testing/**', '**/{test,deep}/**'],
    rules: { 'no-restricted-syntax': ['error', ...privateMembers, privateParameters] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...privateMembers, namedTests, exactMatchers] },
  },
  {
    files: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...privateMembers, namedTests, exactMatchers, ...elementMatchers],
    },
  },
  {
    files: ['testing/e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...privateMembers, privateParameters, exactMatchers, waitingMatchers],
    },
  },
  {
    files: ['**/*.tsx', 'libs/{listing-form,shell-api,ui}/**/*.ts', 'shell/src/**/*.ts', 'mfe-*/src/**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Pages render on a server first.
    files: [
      'libs/{api-client,contracts,listing-form,places,shell-api,ui}/src/**/*.{ts,tsx}',
      'platform/registry/src/**/*.ts',
      '{shell,mfe-*}/src/**/*.{ts,tsx}',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/standalone.tsx',
      // The page's own start, its checks of files, and toasts run only in a browser.
      'shell/src/{main.tsx,integrity/{failed-files,load-ahead}.ts,notifications/toasts.ts}',
    ],
    plugins: { server: { rules: { 'no-browser': noBrowserOnServer, 'no-request-state': noRequestState } } },
    rules: {
      'server/no-browser': 'error',
      'server/no-request-state': 'error',
      'no-restricted-syntax': [
        'error',
        ...privateMembers,
        privateParameters,
        lazyRoutes,
        ...constants,
        styleAttribute,
      ],
    },
  },
  {
    // Nest reads constructor parameter types at run time: a type-only import would erase them.
    files: ['api-nest/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    // Command-line tools and servers speak to the terminal.
    files: [
      '{dev,ops,platform,testing}/**/*.ts',
      'libs/api-client/generate/**',
      'libs/api-client/publish/**',
      'libs/server/src/env/**/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // The tests of pages compare the responses of the API with its document.
    files: ['testing/e2e/{src,rare}/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Import test from @roommate/test-support/test, which checks the API responses.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
);
