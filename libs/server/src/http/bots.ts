import { isbot } from 'isbot';
import { RecentValues } from '../memory/recent-values.ts';

/** User agents are longer only when somebody makes them up. */
const USER_AGENT_MAX = 300;

const bots = new RecentValues((userAgent) => isbot(userAgent));

/** Whether a User-Agent names software that no person looks at, such as the crawler of a search engine. */
export const isBot = (userAgent: string | undefined): boolean =>
  bots.of((userAgent ?? '').slice(0, USER_AGENT_MAX));
