/** Every CSS module answers the class name that the app's build gave to a local name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
