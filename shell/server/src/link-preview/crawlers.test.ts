import { isLinkPreviewCrawler } from './crawlers.ts';

it.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
])('recognizes %s', (userAgent) => expect(isLinkPreviewCrawler(userAgent)).toBe(true));

it.each([
  undefined,
  '',
  'Mozilla/5.0 (Linux; Android 13; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
])('serves %s as a visitor', (userAgent) => expect(isLinkPreviewCrawler(userAgent)).toBe(false));
