import { Counter, Gauge, type Registry } from 'prom-client';
import type { OrdersTable } from '../db/schema';

/** The metrics that only the API has. Labels come from closed lists: never an address, a name or an id. */
export interface ShopMetrics {
  orderPlaced(kind: OrdersTable['kind']): void;
}

/**
 * Adds the metrics of the API to a register.
 *
 * @param sockets how many sockets are open on this node
 */
export function addShopMetrics(register: Registry, sockets: () => number): ShopMetrics {
  const registers = [register];
  const orders = new Counter({
    name: 'orders_placed_total',
    help: 'Orders stored by this node: account, guest or table',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['account', 'guest', 'table']) orders.inc({ kind }, 0);
  new Gauge({
    name: 'socket_clients',
    help: 'Staff connected to this node',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  return { orderPlaced: (kind) => orders.inc({ kind }) };
}
