export { startAuthEmulator, type AuthEmulator } from './start-auth-emulator.ts';
