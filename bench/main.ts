import { bank } from './bank'
import { exporting } from './exporting'
import { readOptions, type Options, type Part } from './options'
import { papers } from './papers'
import { startServers, type Servers } from './servers'
import { reading } from './reading'
import { repeats } from './repeats'
import { holds, load, machine, page, table, type Line } from './report'
import { writePage } from './sections'
import { totals } from './totals'
import { writing } from './writing'

const work: Record<Exclude<Part, 'pdf'>, (servers: Servers, options: Options) => ReturnType<typeof reading>> = {
  reading,
  writing,
  totals,
  repeats,
  export: exporting,
  bank,
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const started = performance.now()
  const before = load()
  const log = (text: string) => console.log(text)
  const servers = await startServers(options, log)
  const [lines, notes]: [Line[], string[]] = [[], []]
  try {
    log(machine(servers.version))
    for (const part of options.only) {
      log(`Measuring: ${part}`)
      const found = part === 'pdf' ? await papers(options) : await work[part](servers, options)
      lines.push(...found.lines)
      notes.push(...found.notes)
    }
  } finally {
    await servers.close()
  }
  // A run that is too small for useful figures is not compared with limits.
  const judged = options.isJudged ? lines : lines.map(({ bar: _bar, ...line }) => line)
  log(`\n${table(judged)}\n`)
  if (options.isWritten) {
    const minutes = Math.round((performance.now() - started) / 60_000)
    await writePage(page(lines, notes, options, { postgres: servers.version, load: [before, load()], minutes }))
    log('Written to docs/benchmarks.md')
  }
  process.exitCode = judged.every(holds) ? 0 : 1
}

await main()
