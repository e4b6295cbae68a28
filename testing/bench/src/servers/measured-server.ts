/** A server process whose CPU time is measured. */
export interface MeasuredServer {
  name: string;
  url: string;
  /** The number of listings in its database. */
  listings: number;
  /** The CPU time of the process so far, in milliseconds. */
  cpuMs(): Promise<number>;
}

const CPU_SECONDS = /^process_cpu_seconds_total (\S+)$/m;

/** Reads the CPU time from the metrics of a process. */
export const cpuReader = (metricsPort: number) => async (): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return Number(CPU_SECONDS.exec(await response.text())?.[1]) * 1000;
};

export const isOk = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};
