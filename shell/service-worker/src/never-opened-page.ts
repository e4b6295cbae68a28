const HTML = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>You are offline · Roommate Dhaka</title>
  <h1>You are offline</h1>
  <p>This page needs a connection, because you have not opened it before.</p>
  <p><a href="">Load the page again</a></p>
  <p><a href="/browse-listings">Browse Listings</a></p>
  <p><a href="/">Home</a></p>
</html>`;

/** Shows when the site does not respond and the page is not stored. Without styles: this script holds nothing else. */
export const neverOpenedPage = (): Response =>
  new Response(HTML, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
