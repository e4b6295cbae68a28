import { satisfiesContract } from './contract.ts';

it.each([
  ['1.2.3', '1.2.3', true],
  ['1.3.0', '1.2.9', true],
  ['1.10.0', '1.9.0', true],
  ['1.2.2', '1.2.3', false],
  ['1.1.9', '1.2.0', false],
  ['2.0.0', '1.0.0', false],
])('a shell with contract %s serves a remote built for %s: %s', (provided, wanted, expected) =>
  expect(satisfiesContract(provided, wanted)).toBe(expected),
);
