declare let __webpack_public_path__: string;

const page = globalThis as unknown as { location: { href: string } };

// Development only. The HTML of the server names images without the origin, and React's development build compares both.
// eslint-disable-next-line prefer-const, @typescript-eslint/no-unused-vars, no-useless-assignment -- the bundler reads it
__webpack_public_path__ = new URL(__webpack_public_path__, page.location.href).pathname;

export {};
