/** For this library's own type check; a remote's program has this declaration from @roommate/ui. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
