import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from '../releases/canary-share';

const DAYS_90 = 90 * 24 * 60 * 60;

/** The `__Host-` prefix lets nobody but this very host set it (C92). */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-release-bucket' : 'release-bucket');

/** The bucket that a visitor's cookie names; it is shared by a hundredth of all and tells nothing of a person. */
export function readBucket({ headers }: FastifyRequest, isHttps: boolean): number | null {
  const [, bucket] =
    new RegExp(`(?:^|;\\s*)${cookieName(isHttps)}=(\\d{1,2})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return bucket === undefined ? null : Number(bucket);
}

/** Draws a bucket for a new visitor, and has the browser keep it. */
export function giveBucket(reply: FastifyReply, isHttps: boolean): number {
  const bucket = randomInt(BUCKETS);
  const cookie = `${cookieName(isHttps)}=${bucket}; Path=/; Max-Age=${DAYS_90}; HttpOnly; SameSite=Lax`;
  void reply.header('set-cookie', isHttps ? `${cookie}; Secure` : cookie);
  return bucket;
}
