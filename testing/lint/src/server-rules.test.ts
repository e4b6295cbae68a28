import { RuleTester } from 'eslint';
import { noBrowserOnServer } from './no-browser-on-server.mjs';
import { noRequestState } from './no-request-state.mjs';

const tester = new RuleTester({ languageOptions: { ecmaVersion: 2023, sourceType: 'module' } });

tester.run('server/no-browser', noBrowserOnServer, {
  valid: [
    'function Page() { useEffect(() => { document.title = "x"; }, []); return null; }',
    'function Page() { return h("a", { onClick: () => location.reload() }); }',
    'export const isServer = typeof document === "undefined";',
    'const prefetch = () => fetch(location.href);',
    {
      code: 'function useWidth() { useEffect(() => { innerWidth; document.title = "x"; }); }',
      filename: 'a-loader.ts',
    },
    'export function loaderOf() { return () => location.href; }',
    'function Page({ location }) { return location.pathname; }',
  ],
  invalid: [
    { code: 'const width = window.innerWidth;', errors: 1 },
    { code: 'function Page() { return location.pathname; }', errors: 1 },
    { code: 'const useWidth = () => useState(() => window.innerWidth);', errors: 1 },
    { code: 'const Page = () => useMemo(() => matchMedia("print").matches, []);', errors: 1 },
    { code: 'const loader = () => fetch(location.href);', errors: 1 },
    { code: 'async function pageLoader() { return read(document.cookie); }', errors: 1 },
    { code: 'const pageLoader = () => load().catch(() => location.reload());', errors: 1 },
    { code: 'const routes = [{ path: "/", loader: () => location.href }];', errors: 1 },
    { code: 'const routes = [{ path: "/", loader() { return location.href; } }];', errors: 1 },
    {
      code: 'function read() { return localStorage.getItem("x"); }',
      filename: 'src/page-loader.ts',
      errors: 1,
    },
  ],
});

tester.run('server/no-request-state', noRequestState, {
  valid: [
    'const limit = 5;',
    'const names = new Map([["a", 1]]);',
    'function useSeen() { return useState(() => new Set()); }',
  ],
  invalid: [
    { code: 'let last;', errors: 1 },
    { code: 'export const visits = new Map();', errors: 1 },
    { code: 'const client = new QueryClient({});', errors: 1 },
  ],
});
