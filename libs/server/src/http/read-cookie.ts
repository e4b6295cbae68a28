/** Returns a cookie of a `Cookie` header as the browser sent it. Anybody can send any value. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
