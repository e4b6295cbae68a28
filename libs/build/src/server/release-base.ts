/** The site's own `require` of a server entry (platform/store/src/server-entry). */
declare const __non_webpack_require__: (id: 'release') => { base: string };
declare let __webpack_public_path__: string;

// The versioned folder of the release is known only after the build. This module runs before all modules with images.
// eslint-disable-next-line prefer-const, @typescript-eslint/no-unused-vars -- the bundler reads its own variable
__webpack_public_path__ = __non_webpack_require__('release').base;

export {};
