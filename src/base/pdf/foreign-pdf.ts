import { availableParallelism } from 'node:os'
import type { KeepVerdict, PdfVerdict } from '../file/model'
import { Refusal } from '../kit/refusal'
import { processPool, type PoolOptions } from '../process/pool'
import { jobsThatFit, extraJobSlots } from '../process/memory'
import { ProcessEnded } from '../process/start'
import type { PaperFile, ForeignPdf } from './model'
import type { PaperContent } from './print'
import type { PdfJob } from './worker'

/** The program of a process: next to this file when built, its source in development. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./worker.ts', import.meta.url)
  : new URL('./pdf-worker.js', import.meta.url)

/** The longest time for one paper or for one file of somebody else, in ms. */
const longest = 20_000

const memory = 512 * 1024 * 1024

const limits: Omit<PoolOptions, 'size'> = {
  program,
  memory,
  timeout: longest,
  mostWaiting: 200,
  idle: 300_000,
}

/**
 * The processes for papers that contain no files of other people, or only files that did no harm so far. One core is
 * left for the process that answers calls.
 */
const ownPapers = processPool<PdfJob, Uint8Array>({
  ...limits,
  size: Math.max(1, Math.min(4, availableParallelism() - 1)),
})

/**
 * The processes for files that were never opened. From 4 GB of memory on there are two, so that one account never uses
 * both.
 */
export const foreignPdfProcesses = processPool<PdfJob, Uint8Array | number>({
  ...limits,
  size: jobsThatFit(memory, 2),
  spare: extraJobSlots(memory, 2),
})

/** The maximum number of remembered verdicts. When a verdict is forgotten, its file is opened again. */
const mostKept = 10_000
const verdicts = new Map<string, PdfVerdict>()
const keyOf = (account: number, sha256: string): string => `${account} ${sha256}`

const keptVerdict = (account: number, sha256: string): PdfVerdict | null => verdicts.get(keyOf(account, sha256)) ?? null

function keepVerdict(account: number, sha256: string, verdict: PdfVerdict): void {
  const key = keyOf(account, sha256)
  verdicts.delete(key)
  verdicts.set(key, verdict)
  if (verdicts.size > mostKept) verdicts.delete(verdicts.keys().next().value!)
}

export const forgetVerdicts = (): void => verdicts.clear()

/** A file that takes longer than this (in ms) is slow. */
const quick = 1500
/** The maximum time for which a file that is being attached, or a paper, waits for its turn, in ms. */
const patience = 30_000

const harmful: PdfVerdict = { pages: 0, isSlow: false }
const leftOut = { kind: 'unreadable' } as const
const isDocument = (file: PaperFile) => file.kind === 'document'
const verdictOf = (account: number, { sha256, verdict }: ForeignPdf): PdfVerdict | null =>
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
  readonly onVerdict: KeepVerdict
}

/** Opens a file for its verdict. Null after a timeout: a busy or suspended machine takes as long for a sound file. */
async function open({ account, sha256, pdf, timeout = longest, onVerdict }: Opening): Promise<PdfVerdict | null> {
  const job = async () => ({ kind: 'countPages', pdf: await pdf() }) as const
  const verdict = await foreignPdfProcesses.run(account, job, { timeout, patience }).then(
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

/** Draws a paper in a separate process. Throws ProcessEnded. */
async function draw(account: number, sheet: PaperContent, files: readonly PaperFile[]): Promise<Uint8Array> {
  const job = { kind: 'print', sheet: { ...sheet, files } } as const
  if (files.every((file) => isSound(account, file))) return (await ownPapers.run(account, job)).value
  return (await foreignPdfProcesses.run(account, job, { patience })).value as Uint8Array
}

/**
 * The files of a paper, without the ones that can't be opened. All files that must be opened share the time of one
 * paper. Refuses with 503 unavailable when the time runs out for a file that was sound before.
 */
async function usable(
  account: number,
  files: readonly PaperFile[],
  known: (file: ForeignPdf) => PdfVerdict | null,
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
      // Only the time since the start of its turn counts.
      let began = performance.now()
      const pdf = async () => ((began = performance.now()), file.pdf)
      verdict = await open({ account, sha256, pdf, timeout: Math.max(1000, left), onVerdict })
      left -= performance.now() - began
      if (verdict === null && verdictOf(account, file)?.pages) throw tryLater()
    }
    found.push(verdict === null || verdict.pages === 0 ? leftOut : file)
  }
  return found
}

/**
 * Prints a paper with files of other people. A file that can't be opened, or that ends the process which opens it, is
 * left out and not opened again. The paper says so in its place. A file that was never opened and times out is left out
 * too, but it is tried again for the next paper. Refuses with 503 unavailable when others' files delay the paper for
 * half a minute. Refuses the same way when a file that was sound before times out, because a timeout must not remove
 * such a file from a paper. Throws like `print` of ./print.ts.
 */
export async function printForeign(account: number, sheet: PaperContent, onVerdict: KeepVerdict): Promise<Uint8Array> {
  let files = await usable(account, sheet.files ?? [], (file) => verdictOf(account, file), onVerdict)
  // The first attempt uses all files. The second one opens each file alone, whatever its stored verdict, and leaves
  // out those that crash the process.
  for (let attempt = 1; attempt <= 2 && files.some(isDocument); attempt += 1) {
    try {
      return await draw(account, sheet, files)
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error
      if (attempt === 1) files = await usable(account, files, () => null, onVerdict)
    }
  }
  // Each file may be sound although all of them together are too much.
  return await draw(
    account,
    sheet,
    files.map((file) => (isDocument(file) ? leftOut : file)),
  )
}

interface StoredPdf {
  readonly sha256: string
  readonly verdict: PdfVerdict | null
  /** Reads the bytes. It is called when it is the file's turn, so that waiting files use no memory. */
  readonly read: () => Promise<Uint8Array>
  readonly onVerdict: KeepVerdict
}

/**
 * The number of pages. 0 when the file is damaged, needs a password, or ends the process that opens it. Null when too
 * many others wait, or when opening takes too long.
 */
export async function countForeignPages(
  account: number,
  { sha256, verdict, read, onVerdict }: StoredPdf,
): Promise<number | null> {
  try {
    const remembered = verdict ? null : keptVerdict(account, sha256)
    // The same bytes were uploaded again, so their verdict is known.
    if (remembered) await onVerdict(sha256, remembered)
    const found = verdict ?? remembered ?? (await open({ account, sha256, pdf: read, onVerdict }))
    return found === null || found.isSlow ? null : found.pages
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') return null
    throw error
  }
}
