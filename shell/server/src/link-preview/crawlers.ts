/**
 * Crawlers that fetch a page to show a preview of its link in a conversation. They name themselves in the User-Agent.
 * They are Facebook and Messenger (also Instagram), WhatsApp, Telegram, Twitter, LinkedIn, Slack, Discord, Skype and
 * Teams, Viber.
 */
const CRAWLERS =
  /facebookexternalhit|facebot|meta-externalagent|whatsapp|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview|viber/i;

/** Whether a request comes from a crawler that shows previews of links. */
export const isLinkPreviewCrawler = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && CRAWLERS.test(userAgent);
