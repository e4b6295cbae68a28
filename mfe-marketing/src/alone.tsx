import '@roommate/ui/styles.css';

// Shared modules are there only after the first import(): what uses them must not be part of the entry itself.
const [{ runAlone }, { routes }] = await Promise.all([
  import('@roommate/shell-api/testing'),
  import('./routes.tsx'),
]);
runAlone({ routes, title: 'Marketing' });
