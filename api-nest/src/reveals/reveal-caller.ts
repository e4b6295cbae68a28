import type { FastifyReply } from 'fastify';
import { addQuota, type ReportQuota } from '../rate-limits/quota-headers.ts';

/** Where a reveal goes to. */
export interface RevealCaller {
  /** The IP address, which has a limit too. */
  address: string;
  /** Told what is left of the limits. */
  report: ReportQuota;
}

/** The limits appear in the headers of the reply. */
export const revealCaller = (address: string, reply: FastifyReply): RevealCaller => ({
  address,
  report: (quota) => addQuota(reply, quota),
});
