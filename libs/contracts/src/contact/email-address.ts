/**
 * The part before the @ as in RFC 5322, 3.2.3 (dot-atom), but without slashes. Links to profiles have an @, too, and
 * people put a slash between a number and an address. The domain is a DNS name with at least one dot.
 */
export const EMAIL_ADDRESS =
  /(?<!:\/\/|[\w.!#$%&'*+=?^`{|}~-])[\w.!#$%&'*+=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z]{2,63}\b/gi;

/** Returns the URL that opens a new message to the address (RFC 6068). */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
