import '@roommate/ui/styles.css';

// Shared modules exist only after the first import(), so the entry itself must not use them.
const [{ runStandalone }, { routes }] = await Promise.all([
  import('@roommate/shell-api/testing'),
  import('./routes.tsx'),
]);
runStandalone({ routes, title: 'Marketing' });
