import type { StaffRole } from '@storefront/shared/rules/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The status and the envelope's `data` of a GET call. */
export interface CallAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** A signed-in person: the fields that the gateway needs. */
export interface Visitor {
  readonly role: 'customer' | 'admin';
  /** What staff are (C292); null for customers, absent for an API that knows no roles of staff. */
  readonly staffRole?: StaffRole | null | undefined;
  /** Identifies the session; cannot be guessed. */
  readonly sessionHash: string;
}

/** Versions of the data that pages are rendered from. Equal versions give equal pages. */
export interface DataVersions {
  /** Grows with every change of the catalogue and the settings, and when an item sells out or returns. */
  readonly data: number;
  /** Grows with every change of the closet's stock. */
  readonly stock: number;
}

/**
 * The interface between gateway and API. In one process the answers are function calls (`inProcessApi` in
 * `server/src/shop/start-shop.ts`); with API_ORIGIN they come over HTTP (`http-shop-api.ts`).
 */
export interface ShopApi {
  /** Answers `GET url`, a path below the origin, as a guest, or with the session and address of a visitor's request. */
  get(url: string, visitor?: FastifyRequest): Promise<CallAnswer>;
  /** Returns the person behind a request's session cookie; null for a guest. May renew the cookie on the reply. */
  findVisitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | null>;
  /** Returns the versions as of the call or later; null if the API does not provide them. */
  readVersions(): DataVersions | null | Promise<DataVersions | null>;
}
