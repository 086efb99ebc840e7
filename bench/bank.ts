import type { Request } from 'autocannon'
import { isDeepStrictEqual } from 'node:util'
import { bankFile } from './bank-file'
import {
  answerOf,
  importBare,
  uploadAndImport,
  forgetImports,
  headers,
  importWithProduct,
  type Bare,
  type Ours,
} from './bank-import'
import type { Options } from './options'
import { within } from './probe'
import { startBare, startProduct } from './processes'
import type { Servers } from './servers'
import { rounded, type Line } from './report'
import { alternate, median, ratioOf } from './rounds'

/** The limits for 20,000 rows. */
const most = { seconds: 10, megabytes: 150, healthMs: 100, listMs: 150 }

const ms = (value: number) => `${rounded(value)} ms`

/** A line that compares a value with its limit, shown as a share of the limit. */
const against = (what: string, ours: string, value: number, limit: number, unit: string): Line => ({
  what,
  ours,
  bare: `at most ${limit} ${unit}`,
  ratio: value / limit,
  bar: { atMost: 1 },
})

/** The largest growth of memory in a run. */
function memoryLine(runs: readonly Ours[]): Line {
  const what = 'memory of the server and the process that reads, meanwhile'
  const known = runs.flatMap(({ memory }) => memory ?? [])
  const [worst] = known.toSorted((a, b) => b.peak - b.before - (a.peak - a.before))
  if (!worst) return { what, ours: 'not told by this system', bare: '', ratio: null }
  const { start, before, peak } = worst
  const text = `${peak - before} MB more: peak ${peak}, before it ${before}, before any file ${start}`
  return against(what, text, peak - before, most.megabytes, 'MB more')
}

/** Imports a file alternately with the product and without it. */
async function importing(servers: Servers, options: Options): Promise<Line[]> {
  const { movements, repeats } = options.sizes
  const bytes = bankFile(movements)
  const pairs: { ours: Ours; bare: Bare }[] = []
  for (let run = 0; run < repeats; run += 1)
    pairs.push({
      ours: await importWithProduct(servers, options, bytes),
      bare: await importBare(servers, options, bytes),
    })
  for (const { ours, bare } of pairs)
    if (ours.left !== bare.left) throw new Error(`what is left differs: ${ours.left}, bare ${bare.left}`)
  const runs = pairs.map(({ ours }) => ours)
  const secondsOf = (read: (pair: (typeof pairs)[number]) => number) => `${rounded(median(pairs.map(read)), 2)} s`
  const whole = median(runs.map(({ read, imported }) => read + imported))
  const meanwhile = runs.flatMap((run) => run.meanwhile)
  const p99 = within(meanwhile, 0.99)
  const atRest = within(
    runs.flatMap((run) => run.atRest),
    0.99,
  )
  const first = median(runs.map(({ firstList }) => firstList)) * 1000
  const whileListed = Math.max(...runs.flatMap((run) => run.whileListed))
  return [
    {
      what: `${rounded(movements)} rows of a bank's file, read and imported`,
      ours: `${secondsOf(({ ours }) => ours.read + ours.imported)} (read ${secondsOf(({ ours }) => ours.read)}, imported ${secondsOf(({ ours }) => ours.imported)})`,
      bare: `bare: ${secondsOf(({ bare }) => bare.split + bare.inserted)} (split ${secondsOf(({ bare }) => bare.split)}, inserted ${secondsOf(({ bare }) => bare.inserted)})`,
      ratio: median(pairs.map(({ ours, bare }) => (ours.read + ours.imported) / (bare.split + bare.inserted))),
      bar: { atMost: 8 },
    },
    against('the same against what it may take', `${rounded(whole, 2)} s`, whole, most.seconds, 's'),
    memoryLine(runs),
    against(
      'GET health, meanwhile',
      `p50 ${ms(within(meanwhile, 0.5))}, p99 ${ms(p99)} (at rest ${ms(atRest)}), longest ${ms(Math.max(...meanwhile))}`,
      p99,
      most.healthMs,
      'ms at p99',
    ),
    {
      what: 'the first list of open rows after it, suggestions reckoned',
      ours: `${ms(first)}; health meanwhile ${ms(whileListed)} at most`,
      bare: '',
      ratio: null,
    },
  ]
}

const openRows: Request = { method: 'GET', path: '/api/bank/transactions?state=open', headers }

/** An answer without the fields that the bare statement does not compute or decrypt. */
const compared = (rows: readonly object[]) =>
  rows.map((row) => ({ ...row, counter_account: undefined, suggestion: undefined }))

/** The list of open rows. Both sides must give the same answer. */
async function listing(servers: Servers, { sizes, port, profile }: Options): Promise<Line[]> {
  await forgetImports(servers)
  const processes = await Promise.all([
    startProduct(servers.big, servers.dataDir, port, profile),
    startBare(servers.big, port + 1),
  ])
  try {
    const [ours, bare] = processes.map(({ url }) => url) as [string, string]
    await uploadAndImport(ours, bankFile(sizes.movements), sizes.movements)
    const [a, b] = await Promise.all([ours, bare].map((url) => answerOf<object[]>(url, 'bank/transactions?state=open')))
    if (!isDeepStrictEqual(compared(a!), compared(b!)))
      throw new Error(`the lists differ:\n${JSON.stringify(a![0])}\n${JSON.stringify(b![0])}`)
    const side = (url: string) => ({ url, requests: [openRows] })
    const rates = await alternate(
      { ours: side(ours), bare: side(bare) },
      { ...sizes, connections: 1, warmUp: Math.min(50, sizes.warmUp) },
    )
    const text = ({ p50, p99 }: (typeof rates)['ours']) => `p50 ${ms(p50)}, p99 ${ms(p99)}`
    return [
      {
        what: `GET bank/transactions?state=open, ${rounded(a!.length)} of ${rounded(sizes.movements)} rows`,
        ours: text(rates.ours),
        bare: `bare: ${text(rates.bare)}`,
        ratio: ratioOf(rates.ours, rates.bare),
        bar: { atLeast: 0.2 },
      },
      against('the same at p99 against what it may take', ms(rates.ours.p99), rates.ours.p99, most.listMs, 'ms'),
    ]
  } finally {
    await Promise.all(processes.map((server) => server.stop()))
    await forgetImports(servers)
  }
}

/** Reads and imports a bank file and lists its rows. Compares with the bare limit and with fixed limits. */
export async function bank(servers: Servers, options: Options): Promise<{ lines: Line[]; notes: string[] }> {
  const imported = await importing(servers, options)
  const listed = await listing(servers, options)
  return {
    lines: [...imported, ...listed],
    notes: [
      `A bank's file of ${rounded(options.sizes.movements)} rows has ${rounded(bankFile(options.sizes.movements).length / 1e6, 1)} MB. The product reads it in a process of its own, at a lower priority, and tells the rows apart, hashes and encrypts; the bare limit decodes it, splits it where lines and cells end and inserts the rows by one statement. What is left is the same (asserted).`,
      `The list of open rows is that of an account with all of them open, called one after the other; the bare answer has no suggestions, and the other side's account as it is stored (all else is asserted to be the same). What a suggestion follows from is reckoned once over all open rows, and kept until one of them changes: that is the first list.`,
    ],
  }
}
