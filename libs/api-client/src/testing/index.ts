export { expectContract, type RawAnswer } from './contract.ts';
