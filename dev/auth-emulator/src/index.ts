export { assertDemoMode } from './demo-mode.ts';
export { startAuthEmulator, type AuthEmulator, type AuthEmulatorOptions } from './start-auth-emulator.ts';
