import { createHash } from 'node:crypto'
import { callApp } from '../crash'
import type { Landlords } from './landlords'
import type { AcknowledgedRecords } from './request-mix'
import type { Stack } from './stack'

/** Jobs that are due or running. A running job has at least one attempt. */
const unfinished = 'done_at is null and (run_at <= now() or attempts > 0)'

const doubled = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)

interface Row {
  readonly id: string
  readonly name: string
}

/**
 * Rows that were acknowledged and are lost or there twice, and rows that nobody acknowledged. Each must have an answer.
 */
function rowFaults(what: string, rows: readonly Row[], wanted: ReadonlyMap<string, { readonly id: number }>): string[] {
  const ids = new Map(rows.map(({ id, name }) => [name, Number(id)]))
  const lost = [...wanted].filter(([name, { id }]) => ids.get(name) !== id)
  const names = rows.map(({ name }) => name)
  return [
    ...lost.map(([name]) => `${what} ${name} is lost`),
    ...names.filter((name) => !wanted.has(name)).map((name) => `${what} ${name} was not acknowledged`),
    ...doubled(names).map((name) => `${what} ${name} is there twice`),
  ]
}

async function writtenFaults({ query }: Stack, { vouchers, payments }: AcknowledgedRecords): Promise<string[]> {
  const written = await query<Row>(`select id, description as name from bilag where description like 'upgrade-%'`)
  const paid = await query<Row>(`select id, note as name from rent_payment where note like 'upgrade-%'`)
  return [...rowFaults('voucher', written, vouchers), ...rowFaults('payment', paid, payments)]
}

async function fileFaults({ query }: Stack, { files }: AcknowledgedRecords, url: string): Promise<string[]> {
  const faults: string[] = []
  for (const { owner, url: path, bytes } of files) {
    const answer = await callApp(url, 'GET', path.replace('/api/', ''), { token: owner.token })
    if (answer?.status !== 200 || Buffer.compare(answer.bytes, bytes) !== 0)
      faults.push(`file ${path} is lost or changed (${answer?.status})`)
  }
  const stored = await query<{ sha256: string }>('select sha256 from document where uses = 0')
  const wanted = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))
  const uploaded = stored.map(({ sha256 }) => sha256)
  if (uploaded.toSorted().join() !== wanted.toSorted().join())
    faults.push(`${uploaded.length} files in place of ${wanted.length}, or other ones`)
  return faults
}

/** Each of these landlords must have the rent of the same months, each once. */
async function rentFaults({ query }: Stack, { waiting }: Landlords): Promise<string[]> {
  const faults: string[] = []
  const months: string[] = []
  for (const { contractId } of waiting) {
    const rows = await query<{ start_date: string }>(
      `select start_date::text from incomebilag where "contractId" = $1 order by start_date`,
      [contractId],
    )
    const own = rows.map(({ start_date }) => start_date)
    for (const day of doubled(own)) faults.push(`the rent of contract ${contractId} of ${day} is booked twice`)
    months.push(own.join(' '))
  }
  // Three years and the current month.
  const wanted = months.toSorted((one, other) => other.length - one.length)[0]!
  if (wanted.split(' ').length !== 37)
    faults.push(`the rent of ${wanted.split(' ').length} months is booked: ${wanted}`)
  if (months.some((each) => each !== wanted)) faults.push('the rent of some contracts lacks months')
  return faults
}

async function jobFaults({ query }: Stack): Promise<string[]> {
  const rows = await query<{ kind: string; attempts: number; last_error: string | null }>(
    `select kind, attempts, last_error from job where ${unfinished}`,
  )
  return rows.map(
    ({ kind, attempts, last_error }) => `job ${kind} is not done after ${attempts} attempts: ${last_error}`,
  )
}

/** The mails with requested links. Each must have been sent once. Returns which versions queued and sent them. */
function mailsOf({ mails }: Stack, { links }: AcknowledgedRecords): { faults: string[]; ways: Map<string, number> } {
  const ways = new Map<string, number>()
  const faults = [...links].flatMap(([address, asked]) => {
    const sent = mails.filter(({ to }) => to === address)
    if (sent.length !== 1) return [`${sent.length} mails to ${address}`]
    const way = `${asked.replace(/-\d$/, '')} → ${sent[0]!.by}`
    ways.set(way, (ways.get(way) ?? 0) + 1)
    return []
  })
  return { faults, ways }
}

/**
 * Lines of a log about errors. Versions up to 2026-11-26 also logged an error when a process was not ready. That line is
 * left out, because it concerns nobody's request.
 */
const errorLines = (log: string, isBefore: boolean): string[] =>
  log
    .split('\n')
    .filter((line) => /"level":"error"/.test(line))
    .filter((line) => !(isBefore && /"message":"request".*"route":"\/api\/ready","status":503/.test(line)))

/** Waits until no job is unfinished, at most half a minute. */
export async function untilCaughtUp({ query }: Stack): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((go) => setTimeout(go, 200))) {
    const due = await query(`select 1 from job where ${unfinished} limit 1`)
    if (due.length === 0) return
  }
}

/** Everything that is wrong after a run. `url` is the address of a process that still runs. */
export async function judgeUpgrade(stack: Stack, landlords: Landlords, acknowledged: AcknowledgedRecords, url: string) {
  await untilCaughtUp(stack)
  const { faults, ways } = mailsOf(stack, acknowledged)
  return {
    ways,
    faults: [
      ...(await writtenFaults(stack, acknowledged)),
      ...(await fileFaults(stack, acknowledged, url)),
      ...(await rentFaults(stack, landlords)),
      ...(await jobFaults(stack)),
      ...faults,
      ...stack.backends.flatMap(({ name }) =>
        errorLines(stack.logOf(name), name.startsWith('before')).map((line) => `${name}: ${line}`),
      ),
    ],
  }
}
