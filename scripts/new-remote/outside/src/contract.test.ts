/** @jest-environment node */
import { testContract } from '@storefront/remote-kit/jest/contract';

testContract();
