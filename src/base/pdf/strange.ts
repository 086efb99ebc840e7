import { availableParallelism } from 'node:os'
import type { KeepVerdict, PdfVerdict } from '../file/model'
import { Refusal } from '../kit/refusal'
import { processPool, type PoolOptions } from '../process/pool'
import { roomFor, spareFor } from '../process/room'
import { ProcessEnded } from '../process/start'
import type { PaperFile, StrangePdf } from './model'
import type { PaperContent } from './press'
import type { PdfJob } from './worker'

/** In the built server the program lies beside it; in development it is run from its source. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./worker.ts', import.meta.url)
  : new URL('./pdf-worker.js', import.meta.url)

/** How long one paper, or one file of a stranger, may take, in ms. */
const longest = 20_000

const memory = 512 * 1024 * 1024

const limits: Omit<PoolOptions, 'size'> = {
  program,
  memory,
  timeout: longest,
  mostWaiting: 200,
  idle: 300_000,
}

/** For what we have written ourselves, and files that did no harm before. One core stays with the process that answers calls. */
const ownPapers = processPool<PdfJob, Uint8Array>({
  ...limits,
  size: Math.max(1, Math.min(4, availableParallelism() - 1)),
})

/**
 * For what nobody has opened yet: whatever it does, only other such files wait for it. Two where there is memory (from 4 GB
 * on), so that files of one account never have all of it.
 */
export const strangers = processPool<PdfJob, Uint8Array | number>({
  ...limits,
  size: roomFor(memory, 2),
  spare: spareFor(memory, 2),
})

/** So many are kept in memory; what is forgotten is asked for once more. */
const mostKept = 10_000
const verdicts = new Map<string, PdfVerdict>()
/** Nobody's verdict is another account's: what one has made of a file says nothing to the next one. */
const keyOf = (account: number, sha256: string): string => `${account} ${sha256}`

/** What this process knows of an account's file with that hash of its bytes. */
const keptVerdict = (account: number, sha256: string): PdfVerdict | null => verdicts.get(keyOf(account, sha256)) ?? null

function keepVerdict(account: number, sha256: string, verdict: PdfVerdict): void {
  const key = keyOf(account, sha256)
  verdicts.delete(key)
  verdicts.set(key, verdict)
  if (verdicts.size > mostKept) verdicts.delete(verdicts.keys().next().value!)
}

/** As after a restart. */
export const forgetVerdicts = (): void => verdicts.clear()

/** What takes longer, in ms, is slow. */
const quick = 1500
/** How long a file waits to be looked at when it is attached, in ms. */
const patience = 10_000
/** How long a paper waits for its turn because of a file in it that must be opened apart, in ms. */
const paperPatience = 30_000

const harmful: PdfVerdict = { pages: 0, isSlow: false }
const leftOut = { kind: 'unreadable' } as const
const isDocument = (file: PaperFile) => file.kind === 'document'
const verdictOf = (account: number, { sha256, verdict }: StrangePdf): PdfVerdict | null =>
  keptVerdict(account, sha256) ?? verdict
const isSound = (account: number, file: PaperFile): boolean => {
  const verdict = file.kind === 'document' ? verdictOf(account, file) : null
  return file.kind !== 'document' || (verdict !== null && !verdict.isSlow)
}
const tryLater = () => new Refusal('unavailable', undefined, 30)

interface Opening {
  readonly account: number
  readonly sha256: string
  readonly pdf: () => Promise<Uint8Array>
  readonly timeout?: number
  readonly patience: number
  readonly onVerdict: KeepVerdict
}

/**
 * Opens a file apart and keeps what came of it, for this account alone. Null for one that ran out of time, which is no
 * verdict: a machine that is busy, or was suspended, makes a sound one take as long.
 */
async function open({
  account,
  sha256,
  pdf,
  timeout = longest,
  onVerdict,
  ...limits
}: Opening): Promise<PdfVerdict | null> {
  const job = async () => ({ kind: 'countPages', pdf: await pdf() }) as const
  const verdict = await strangers.run(account, job, { timeout, patience: limits.patience }).then(
    ({ value, ms }): PdfVerdict => ({ pages: value as number, isSlow: ms >= quick }),
    (error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error
      return error.how === 'time' ? null : harmful
    },
  )
  if (verdict === null) return null
  keepVerdict(account, sha256, verdict)
  await onVerdict(sha256, verdict)
  return verdict
}

/** Draws where the sheet's files do no harm to others. Throws ProcessEnded. */
async function draw(account: number, sheet: PaperContent, files: readonly PaperFile[]): Promise<Uint8Array> {
  const job = { kind: 'print', sheet: { ...sheet, files } } as const
  if (files.every((file) => isSound(account, file))) return (await ownPapers.run(account, job)).value
  return (await strangers.run(account, job, { patience: paperPatience })).value as Uint8Array
}

/**
 * Files of a sheet without those that can't be opened; all that are opened for it have the time of one paper together.
 * Refuses with 503 unavailable where the time runs out for one that was sound before.
 */
async function usable(
  account: number,
  files: readonly PaperFile[],
  known: (file: StrangePdf) => PdfVerdict | null,
  onVerdict: KeepVerdict,
): Promise<PaperFile[]> {
  let left = longest
  const found: PaperFile[] = []
  for (const file of files) {
    if (file.kind !== 'document') {
      found.push(file)
      continue
    }
    let verdict = known(file)
    if (verdict === null) {
      const { sha256 } = file
      // Its waiting for a turn takes nothing of it.
      let began = performance.now()
      const pdf = async () => ((began = performance.now()), file.pdf)
      verdict = await open({ account, sha256, pdf, timeout: Math.max(1000, left), patience: paperPatience, onVerdict })
      left -= performance.now() - began
      if (verdict === null && verdictOf(account, file)?.pages) throw tryLater()
    }
    found.push(verdict === null || verdict.pages === 0 ? leftOut : file)
  }
  return found
}

/**
 * Draws a sheet with files of strangers in it. One that can't be opened, or ends the process which opens it, is left out,
 * which the paper says in its place, and isn't opened again; so is one that has never been opened and runs out of time, which
 * is tried again for the next paper. Refuses with 503 unavailable when others' files keep it waiting for half a minute, or one
 * that was sound before runs out of time: it is never left out of somebody's paper for that. Throws as `print` of ./press.ts does.
 */
export async function printStrange(account: number, sheet: PaperContent, onVerdict: KeepVerdict): Promise<Uint8Array> {
  let files = await usable(account, sheet.files ?? [], (file) => verdictOf(account, file), onVerdict)
  // Once with all, once without those that do harm by themselves, whatever was known of them.
  for (let attempt = 1; attempt <= 2 && files.some(isDocument); attempt += 1) {
    try {
      return await draw(account, sheet, files)
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error
      if (attempt === 1) files = await usable(account, files, () => null, onVerdict)
    }
  }
  // Each may be sound, and all of them too much.
  return await draw(
    account,
    sheet,
    files.map((file) => (isDocument(file) ? leftOut : file)),
  )
}

interface StoredPdf {
  readonly sha256: string
  readonly verdict: PdfVerdict | null
  /** Asked when it is its turn, so that those that wait take no memory. */
  readonly read: () => Promise<Uint8Array>
  readonly onVerdict: KeepVerdict
}

/**
 * How many pages a stranger's PDF has; 0 where they can't be drawn: it is damaged, needs a password, or ends the process
 * that opens it. Null where nothing can be said: too many others wait to be looked at, or it takes long, or all of its time.
 */
export async function countStrangePages(
  account: number,
  { sha256, verdict, read, onVerdict }: StoredPdf,
): Promise<number | null> {
  try {
    const remembered = verdict ? null : keptVerdict(account, sha256)
    // The same bytes, uploaded once more.
    if (remembered) await onVerdict(sha256, remembered)
    const found = verdict ?? remembered ?? (await open({ account, sha256, pdf: read, patience, onVerdict }))
    return found === null || found.isSlow ? null : found.pages
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') return null
    throw error
  }
}
