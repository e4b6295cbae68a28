export { expectContract, expectEvent, type RawResponse } from './contract.ts';
