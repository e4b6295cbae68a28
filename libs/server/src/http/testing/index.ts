export { BROWSER_USER_AGENT } from './browser-user-agent.ts';
export { type Call, callOver, type ClientResult, keepCalling } from './busy-client.ts';
export { freePort } from './free-port.ts';
export { until } from './until.ts';
export { waitUntil } from './wait-until.ts';
