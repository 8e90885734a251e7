import { type CompiledQuery, type Driver, type QueryResult, RawNode, SelectQueryNode } from 'kysely';
import { type Lease, openLease, WITHOUT_DISK } from './lease';
import { type LibsqlConnection, whenFree } from './libsql-connection';
import { Lock } from './lock';
import { inStatement } from './trace-dialect';

/** At most so many transactions share one commit, so that none waits long for the others. */
const MAX_GROUP = 32;

const WITH_DISK = 'pragma synchronous = FULL';

/** A transaction whose work is done, and that waits for the shared commit. */
interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A written-out query is a read if no word of it writes; the read connection refuses what this misses. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) ||
  (/^\s*(?:select|with)\s/i.test(sql) && !/\b(?:insert|update|delete)\b/i.test(sql));

interface Connections {
  readonly writer: LibsqlConnection;
  readonly reader: LibsqlConnection;
}

/**
 * Runs queries on an embedded database. Transactions run one after another. Those that wait for each other share one
 * transaction of the database, each in a savepoint, so they share one commit and one write to the disk; each is
 * acknowledged after that commit (C387). One that need not wait for the disk joins the others, or those of its kind.
 * Selects outside a transaction use a second connection: they see committed data only, and do not wait.
 */
export class GroupCommitDriver implements Driver {
  readonly #open: () => Connections;
  readonly #lock = new Lock();
  #writer!: LibsqlConnection;
  #reader!: LibsqlConnection;
  /** Transactions in the open shared one that wait for its commit; null: none is open. */
  #group: Waiting[] | null = null;
  /** Whether a commit waits for the disk now; it can be changed between two transactions. */
  #waitsForDisk = true;
  /** A commit comes in the next turn of the event loop. */
  #endsSoon = false;
  /** Transactions wait for a commit since an earlier turn: no other one may join. */
  #isDue = false;

  constructor(open: () => Connections) {
    this.#open = open;
  }

  async init(): Promise<void> {
    const { writer, reader } = this.#open();
    this.#writer = writer;
    this.#reader = reader;
  }

  async acquireConnection(): Promise<Lease> {
    return openLease((lease, query) => this.#query(lease, query));
  }

  async #query(lease: Lease, query: CompiledQuery): Promise<QueryResult<never>> {
    if (lease.isReleased) throw new Error('A query came after the end of its connection: await it');
    if (lease.transaction) return this.#runIn(lease, query);
    if (query.sql === WITHOUT_DISK) {
      lease.waitsForDisk = false;
      return { rows: [] };
    }
    if (isRead(query)) return this.#reader.run(query.sql, query.parameters);
    if (RawNode.is(query.query)) {
      if (!lease.isExclusive) await this.#take(lease);
      lease.isExclusive = true;
      this.#commitGroup();
      this.#waitAs(lease);
      return this.#runIn(lease, query);
    }
    return this.#writeAlone(lease, query);
  }

  /** A single write outside a transaction is a transaction of its own. */
  async #writeAlone(lease: Lease, query: CompiledQuery): Promise<QueryResult<never>> {
    await this.beginTransaction(lease);
    let result: QueryResult<never>;
    try {
      result = this.#runIn(lease, query);
    } catch (error) {
      await this.rollbackTransaction(lease);
      throw error;
    }
    await this.commitTransaction(lease);
    return result;
  }

  #waitAs({ waitsForDisk }: Lease): void {
    if (waitsForDisk === this.#waitsForDisk) return;
    this.#writer.run(waitsForDisk ? WITH_DISK : WITHOUT_DISK);
    this.#waitsForDisk = waitsForDisk;
  }

  async #take(lease: Lease): Promise<void> {
    lease.waitsSince = performance.now();
    const unlock = await this.#lock.take();
    if (lease.isReleased) {
      unlock();
      throw new Error('A query came after the end of its connection: await it');
    }
    lease.unlock = unlock;
  }

  #runIn(lease: Lease, query: CompiledQuery): QueryResult<never> {
    // Outside of its transaction it would be stored at once.
    if (lease.isLost) throw lease.failure;
    try {
      return this.#writer.run(query.sql, query.parameters);
    } catch (error) {
      lease.failure = error;
      lease.isLost = lease.transaction !== null && !this.#writer.inTransaction;
      throw error;
    }
  }

  /** Takes the write lock of the file at the start, so that a transaction that reads first cannot fail at its first write. */
  async beginTransaction(lease: Lease): Promise<void> {
    if (!lease.unlock) await inStatement('begin', 'sqlite', () => this.#take(lease));
    if (this.#isDue || (lease.waitsForDisk && !this.#waitsForDisk)) this.#commitGroup();
    if (this.#group) {
      this.#writer.run('savepoint member');
      lease.transaction = 'member';
    } else {
      this.#waitAs(lease);
      // Only this statement meets other processes: one that found the file busy ends with its next run, not before.
      await whenFree(() => this.#writer.run('begin immediate'), lease.waitsSince ?? performance.now());
      lease.waitsSince = null;
      this.#group = [];
      lease.transaction = 'first';
    }
  }

  async commitTransaction(lease: Lease): Promise<void> {
    const group = this.#group;
    if (!group || !lease.transaction) throw new Error('No transaction is open');
    if (lease.transaction === 'member') this.#writer.run('release member');
    lease.transaction = null;
    const committed = new Promise<void>((resolve, reject) => group.push({ resolve, reject }));
    if (lease.isExclusive || group.length >= MAX_GROUP) this.#commitGroup();
    if (!lease.isExclusive) this.#unlock(lease);
    await inStatement('commit', 'sqlite', () => committed);
  }

  async rollbackTransaction(lease: Lease): Promise<void> {
    // Null: the shared commit failed, which rolled everything back.
    if (!lease.transaction) return;
    const isMember = lease.transaction === 'member';
    lease.transaction = null;
    if (isMember && this.#writer.inTransaction) this.#leaveGroup();
    else this.#abandonGroup(lease.failure);
    if (!lease.isExclusive) this.#unlock(lease);
  }

  /** Undoes what a member wrote; the others stay. */
  #leaveGroup(): void {
    try {
      this.#writer.run('rollback to member');
      this.#writer.run('release member');
    } catch (error) {
      this.#abandonGroup(error);
    }
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.isReleased = true;
    this.#unlock(lease);
  }

  /** Closes both connections once the transaction under way has ended. */
  async destroy(): Promise<void> {
    await this.#lock.take();
    this.#commitGroup();
    this.#reader.close();
    this.#writer.close();
  }

  #unlock(lease: Lease): void {
    lease.unlock?.();
    lease.unlock = null;
    if (this.#group) this.#commitSoon();
  }

  /** Commits in the next turn of the event loop, when the transactions that wait have had theirs. */
  #commitSoon(): void {
    if (this.#endsSoon) return;
    this.#endsSoon = true;
    setImmediate(() => {
      this.#endsSoon = false;
      // A transaction that waits for something else still runs; its end comes here again.
      if (this.#lock.isHeld) this.#isDue = true;
      else this.#commitGroup();
    });
  }

  #commitGroup(): void {
    const group = this.#group;
    this.#isDue = false;
    if (!group) return;
    try {
      this.#writer.run('commit');
    } catch (error) {
      this.#abandonGroup(error);
      return;
    }
    this.#group = null;
    for (const { resolve } of group) resolve();
  }

  /** Rolls the shared transaction back; all that waited for its commit fail with the error. */
  #abandonGroup(error: unknown): void {
    const group = this.#group ?? [];
    this.#group = null;
    this.#isDue = false;
    try {
      // A full disk has ended the transaction already.
      if (this.#writer.inTransaction) this.#writer.run('rollback');
    } finally {
      for (const { reject } of group) reject(error);
    }
  }
}
