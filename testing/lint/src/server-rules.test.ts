import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { noBrowserOnServer } from './no-browser-on-server.mjs';
import { noRequestState } from './no-request-state.mjs';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser, sourceType: 'module' } });

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
    'function Page() { return typeof globalThis.document; }',
    'function Page() { return rooms.map((room) => h("a", { onClick: () => scrollTo(0, room.top) })); }',
    'const Card = memo(({ room }) => h("a", { onClick: () => print(room) }));',
    'const useWidth = () => useSyncExternalStore(subscribe, () => innerWidth, () => 0);',
    'const shown = (rooms) => rooms.filter(() => matchMedia("print").matches);',
    'class Guard extends Component { componentDidMount() { document.title = ""; } }',
    'class Store { read() { return caches.keys(); } }',
    'const Page = ({ target }: { target: HTMLElement; place: typeof location }) => target;',
  ],
  invalid: [
    { code: 'const width = window.innerWidth;', errors: 1 },
    { code: 'function Page() { return location.pathname; }', errors: 1 },
    { code: 'const useWidth = () => useState(() => window.innerWidth);', errors: 1 },
    { code: 'const Page = () => useMemo(() => matchMedia("print").matches, []);', errors: 1 },
    { code: 'const width = self.innerWidth;', errors: 1 },
    { code: 'const Page = () => innerWidth + innerHeight + scrollY + devicePixelRatio;', errors: 4 },
    { code: 'async function usePages() { return await caches.keys(); }', errors: 1 },
    { code: 'const Page = () => globalThis.location.href + globalThis["screen"].width;', errors: 2 },
    { code: 'const Page = () => (window as unknown as Shell).name;', errors: 1 },
    { code: 'const Card = memo(() => innerWidth);', errors: 1 },
    { code: 'const Card = React.memo(forwardRef(function (props, ref) { return innerWidth; }));', errors: 1 },
    { code: 'const Page = () => rooms.map((room) => room.width < innerWidth);', errors: 1 },
    { code: 'const Page = () => rooms.filter(isOpen).toSorted((a) => a.map(() => scrollY));', errors: 1 },
    { code: 'const widths = sizes.map((size) => size * innerWidth);', errors: 1 },
    { code: 'const useWidth = () => React.useState(() => innerWidth);', errors: 1 },
    { code: 'const useWidth = () => useSyncExternalStore(subscribe, read, () => innerWidth);', errors: 1 },
    { code: 'const Page = () => use(new Promise((resolve) => resolve(innerWidth)));', errors: 1 },
    { code: 'class Guard extends Component { render() { return innerWidth; } }', errors: 1 },
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
    'const names = ["a"]; export const first = () => names.map(nameOf)[0];',
    'const texts = { a: "A" }; export const textOf = (key) => texts[key];',
    'const none: readonly Room[] = []; const empty = [] as const;',
    'const noValues: Readonly<Partial<Room>> = {};',
    'declare let version: string;',
    'export function list() { const rooms = []; rooms.push(1); return rooms; }',
    'class Store { rooms = []; static readonly LIMIT = 5; static of() { return new Store(); } }',
    'function useRooms() { return useState(() => createStore()); }',
    'const storeOf = () => new Store(); const restored = restoreFrom(createStoreName());',
    'export const storeOf = () => class { static rooms = []; };',
  ],
  invalid: [
    { code: 'let last;', errors: 1 },
    { code: 'var last = 1; export var first = 2;', errors: 2 },
    { code: 'export const visits = new Map();', errors: 1 },
    { code: 'const client = new QueryClient({});', errors: 1 },
    { code: 'export const saved = createStore([]);', errors: 1 },
    { code: 'const saved = zustand.createVanillaStore() as Store;', errors: 1 },
    {
      code: 'const rooms = new Store(); export const ids: Readonly<Ids> = new ids.RoomStore("x");',
      errors: 2,
    },
    { code: 'class Rooms { static readonly store = createStore(); }', errors: 1 },
    { code: 'const rooms = []; export const seen = {}; const all: Room[] = [];', errors: 3 },
    {
      code: 'const rooms = [] as Room[]; const seen = {} satisfies Seen; const all = new Array();',
      errors: 3,
    },
    {
      code: 'const last = { room: undefined }; export const see = (room) => { last.room = room; };',
      errors: 1,
    },
    { code: 'const last = { rooms: [0] }; export const see = (room) => last.rooms.push(room);', errors: 1 },
    { code: 'const seen = [0]; export const see = (room) => { seen[0]++; };', errors: 1 },
    { code: 'const seen = { a: 1 }; export const forget = (room) => { delete seen[room]; };', errors: 1 },
    { code: 'const seen = { a: 1 }; export const see = (rooms) => Object.assign(seen, rooms);', errors: 1 },
    { code: 'const seen = new Map([["a", 1]]); export const see = (room) => seen.set(room, 1);', errors: 1 },
    { code: 'export class Store { static last; static readonly rooms = []; static #seen = 0; }', errors: 3 },
    { code: 'export default class { static count = 0; }', errors: 1 },
    { code: 'const Store = class { static count = 0; };', errors: 1 },
  ],
});
