import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** The sitting at a table for the phones there (C240). Ours, not in §7. */
export const getTableVisit = (query: Input<'getTableVisit'>['query'], options?: CallOptions) =>
  request('getTableVisit', { query }, options);

/** Opens a sitting unless the table has one (C240). Ours, not in §7. */
export const openTable = (body: Input<'openTable'>['body']) => request('openTable', { body });

/** Calls staff or asks for the bill, or takes that back (C241). Ours, not in §7. */
export const callStaff = (body: Input<'callStaff'>['body']) => request('callStaff', { body });

/** All tables for staff (C242). Ours, not in §7. */
export const listTables = (options?: CallOptions) => request('listTables', {}, options);

/** Staff answered the call of a sitting, or brought its bill (C241). Ours, not in §7. */
export const answerTable = (id: string, body: Input<'answerTable'>['body']) =>
  request('answerTable', { params: { id }, body });

/** Moves a sitting to another table, where it may join another party (C243). Ours, not in §7. */
export const moveTable = (id: string, body: Input<'moveTable'>['body']) =>
  request('moveTable', { params: { id }, body });

/** Ends a sitting whose orders have ended (C244). Ours, not in §7. */
export const closeTable = (id: string, body: Input<'closeTable'>['body']) =>
  request('closeTable', { params: { id }, body });
