import { readFile } from 'node:fs/promises'
import type { Faulty } from './faults-open'

/** Resident memory of the largest process of the product, in MB. */
export async function memoryNow({ apps }: Faulty): Promise<number> {
  const all = apps.map(async (app) => {
    const status = await readFile(`/proc/${app.current().pid}/status`, 'utf8').catch(() => '')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  })
  return Math.round(Math.max(...(await Promise.all(all))))
}
