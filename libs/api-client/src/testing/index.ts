export { expectContract, type RawResponse } from './contract.ts';
