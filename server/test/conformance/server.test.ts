import { runCases } from './support/run-cases';
import { openServerShop } from './support/server-shop';

runCases('the server', openServerShop);
