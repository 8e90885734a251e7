import { openMockShop } from './support/mock-shop';
import { runCases } from './support/run-cases';

runCases('the mocks', openMockShop);
