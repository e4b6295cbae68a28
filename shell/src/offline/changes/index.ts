/** What the shell does with changes that are not sent. It loads some seconds after the page. */
export { dropEarlier } from './earlier-changes.ts';
export { GuardedNotice } from './guarded-notice.tsx';
export { sendLater } from './send-later.ts';
export { offer, waitAndSend } from './wait-and-send.ts';
