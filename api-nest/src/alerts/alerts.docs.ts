import {
  ALERT_DAYS,
  alertsResponseSchema,
  deleteResponseSchema,
  unreadAlertsSchema,
  updateResponseSchema,
} from '@roommate/contracts';
import { malformedBody, malformedId } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { alertExample, listingExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';

const ONLY_YOURS = 'Only your own alerts.';
const idParam = { id: { description: 'The `listingId` of an alert.', example: listingExample._id } };

/** The documentation of the operations about alerts. None has a scope: they are personal. */
export const alertOperations = {
  list: {
    id: 'listAlerts',
    summary: 'List your newest alerts',
    access: 'signed-in',
    rateLimit: 'reads',
    description: `An alert is an available listing of somebody else that matches one of your saved searches. It appears after a post, or after an edit that makes the listing match. The edit changes its place, rent, room type or availability. Or it adds a word or a first photo that the search asks for. Or it removes a fact of \`home\` that contradicts the search. There is one alert for each listing. Get the listings from \`GET /roommates/by-ids\`. Alerts are deleted after ${ALERT_DAYS} days.`,
    visible: ONLY_YOURS,
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'The alerts and the number of unread ones.',
      schema: alertsResponseSchema,
      example: { items: [alertExample], unread: 1 },
    },
  },
  unread: {
    id: 'countUnreadAlerts',
    summary: 'Count your unread alerts',
    access: 'signed-in',
    rateLimit: 'reads',
    description: 'An alert appears within seconds of the post.',
    visible: ONLY_YOURS,
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'The number of unread alerts.',
      schema: unreadAlertsSchema,
      example: { unread: 1 },
    },
  },
  markRead: {
    id: 'markAlertsRead',
    summary: 'Mark all your alerts as read',
    access: 'signed-in',
    rateLimit: 'writes',
    description: 'A repeated request changes nothing.',
    visible: 'Only the counts.',
    response: {
      description: 'How many alerts were unread.',
      schema: updateResponseSchema,
      example: { matchedCount: 1, modifiedCount: 1 },
    },
    // A body is not needed, but one that is sent is parsed like any other.
    errors: { 400: malformedBody, ...bodyErrors },
  },
  markOneRead: {
    id: 'markAlertRead',
    summary: 'Mark an alert as read',
    access: 'signed-in',
    rateLimit: 'writes',
    description:
      'For a page that shows the listing. A repeated request changes nothing. `matchedCount` is 0 when you have no alert for it.',
    visible: 'Only the counts.',
    response: {
      description: 'Whether you had the alert, and whether it was unread.',
      schema: updateResponseSchema,
      example: { matchedCount: 1, modifiedCount: 1 },
    },
    errors: { 400: [malformedId, malformedBody], ...bodyErrors },
    params: idParam,
  },
  remove: {
    id: 'deleteAlert',
    summary: 'Delete an alert',
    access: 'signed-in',
    rateLimit: 'writes',
    description: 'The listing gives you no other alert. `deletedCount` is 0 when you had no alert for it.',
    visible: 'Only the count.',
    response: {
      description: 'How many alerts were deleted.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    errors: {
      400: [malformedId, malformedBody],
      ...bodyErrors,
    },
    params: idParam,
  },
} satisfies Record<string, OperationDocs>;
