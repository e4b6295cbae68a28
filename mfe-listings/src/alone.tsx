import '@roommate/ui/styles.css';

// Shared modules exist only after the first import(), so the entry itself must not use them.
const [{ runAlone }, { routes }] = await Promise.all([
  import('@roommate/shell-api/testing'),
  import('./routes.tsx'),
]);
runAlone({ routes, title: 'Listings' });
