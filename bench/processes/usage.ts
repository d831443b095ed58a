/** The resource usage of a process so far. */
export interface Usage {
  /** Processor time, in seconds. */
  cpuSeconds: number;
  /** Resident memory, in bytes. */
  residentBytes: number;
}

/** Reads it from the `/metrics` of a process. @param url its origin */
export async function usageOf(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`${url}/metrics does not tell ${name}.`);
    return Number(value);
  };
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    residentBytes: figure('process_resident_memory_bytes'),
  };
}
