/** What the shell does with changes that are not sent. It loads some seconds after the page. */
export { GuardedNotice } from './guarded-notice.tsx';
export { sendLater } from './send-later.ts';
export { dropEarlier, offer, waitAndSend } from './wait-and-send.ts';
