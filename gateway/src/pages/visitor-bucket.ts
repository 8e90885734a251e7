import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from '../releases/canary-share';

const DAYS_90 = 90 * 24 * 60 * 60;

export const BUCKET_COOKIE = 'release-bucket';

/** With the `__Host-` prefix only this host can set the cookie (C92). */
const cookieName = (isHttps: boolean) => (isHttps ? `__Host-${BUCKET_COOKIE}` : BUCKET_COOKIE);

/** Returns the bucket in a visitor's cookie, or null. One visitor in a hundred shares it, so it identifies nobody. */
export function readBucket({ headers }: FastifyRequest, isHttps: boolean): number | null {
  const [, bucket] =
    new RegExp(`(?:^|;\\s*)${cookieName(isHttps)}=(\\d{1,2})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return bucket === undefined ? null : Number(bucket);
}

/** Draws a bucket for a new visitor and sets its cookie. */
export function giveBucket(reply: FastifyReply, isHttps: boolean): number {
  const bucket = randomInt(BUCKETS);
  const cookie = `${cookieName(isHttps)}=${bucket}; Path=/; Max-Age=${DAYS_90}; HttpOnly; SameSite=Lax`;
  void reply.header('set-cookie', isHttps ? `${cookie}; Secure` : cookie);
  return bucket;
}
