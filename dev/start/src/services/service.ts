/** One process of the product. */
export interface Service {
  /** Its name in the terminal. */
  name: string;
  /** The arguments of node. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The working directory; by default the root of the repository. */
  cwd?: string;
  /** Resolves to true once the service works. */
  isReady: () => Promise<boolean>;
  /** Whether its output also goes to the terminal, not only to its log file. */
  showsOutput?: boolean;
  /** Whether the other services continue when it ends. In development the next change may fix it. */
  mayEnd?: boolean;
}
