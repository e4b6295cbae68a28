/** One process of the product. */
export interface Part {
  /** As the terminal names it. */
  name: string;
  /** The arguments of node. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The working directory; by default the root of the repository. */
  cwd?: string;
  /** Resolves to true once the part does its work. */
  isReady: () => Promise<boolean>;
  /** Whether what it says is for the person at the terminal (the rest is in its log file). */
  talks?: boolean;
  /** Whether the others go on when it ends: in development code may break, and works again after the next change. */
  mayEnd?: boolean;
}
