/** The build answers the address of the picture's file. */
declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.avif' {
  const address: string;
  export default address;
}
