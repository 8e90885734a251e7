import { startPaintedShop } from './lib/painted-shop.mjs';

const s = await startPaintedShop();
console.log('AT', s.address, process.pid);
await new Promise((r) => setTimeout(r, 3600_000));
await s.stop();
