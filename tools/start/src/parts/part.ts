/** One process of the product. */
export interface Part {
  /** As the terminal names it. */
  name: string;
  /** The arguments of node. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Resolves to true once the part does its work. */
  isReady: () => Promise<boolean>;
  /** Whether what it says is for the person at the terminal (the rest is in its log file). */
  talks?: boolean;
}
