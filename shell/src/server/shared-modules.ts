import * as shellApi from '@roommate/shell-api';
import * as shellApiQuery from '@roommate/shell-api/query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** The modules that exist once in a rendering, as in a page. Server entries of remotes require them by these names. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@roommate/shell-api': shellApi,
  '@roommate/shell-api/query': shellApiQuery,
};
