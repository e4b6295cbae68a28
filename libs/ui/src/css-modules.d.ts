/** A CSS module maps local class names to the names that the app's build generated. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
