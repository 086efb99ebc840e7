import { keyedSemaphore } from '../call/keyed-semaphore'
import { Refusal } from '../kit/refusal'
import { ProcessEnded } from '../process/start'
import type { PaperFile, StrangePdf } from './model'
import type { Sheet } from './press'
import { longest, ownPapers, strangers } from './processes'

/** What takes longer, in ms, is opened apart each time: a few such would hold up everybody's papers. */
const quick = 1500
/** So many verdicts are usable; a file whose verdict is forgotten is opened apart once more. */
const mostKept = 10_000
const verdicts = new Map<string, 'sound' | 'harmful'>()

function remember({ id }: Pick<StrangePdf, 'id'>, verdict: 'sound' | 'harmful'): void {
  verdicts.delete(id)
  verdicts.set(id, verdict)
  if (verdicts.size > mostKept) verdicts.delete(verdicts.keys().next().value!)
}

const isDocument = (file: PaperFile) => file.kind === 'document'
const isSound = (file: PaperFile): boolean =>
  file.kind !== 'document' || file.isKnown || verdicts.get(file.id) === 'sound'
const leftOut = { kind: 'unreadable' } as const

/** Draws where the sheet's files do no harm to others. Throws ProcessEnded. */
async function draw(sheet: Sheet, files: readonly PaperFile[]): Promise<Uint8Array> {
  const job = { kind: 'print', sheet: { ...sheet, files } } as const
  if (files.every(isSound)) return (await ownPapers.run(job)).value
  const { value, ms } = await strangers.run(job)
  if (ms < quick) for (const file of files) if (file.kind === 'document') remember(file, 'sound')
  return value as Uint8Array
}

/** Without those of the files that end a process by themselves; all of them together have the time of one paper. */
async function withoutHarmful(files: readonly PaperFile[]): Promise<PaperFile[]> {
  const ends = performance.now() + longest
  const usable: PaperFile[] = []
  for (const file of files) {
    const isLeftOut = file.kind === 'document' && (await isHarmful(file, Math.max(1000, ends - performance.now())))
    usable.push(isLeftOut ? leftOut : file)
  }
  return usable
}

async function isHarmful(file: StrangePdf, timeout: number): Promise<boolean> {
  try {
    await strangers.run({ kind: 'countPages', pdf: file.pdf }, { timeout })
    return false
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error
    remember(file, 'harmful')
    return true
  }
}

/**
 * Draws a sheet with files of strangers in it. One that ends the process which opens it is left out, which the paper says
 * in its place, and isn't opened again. Throws as `print` of ./press.ts does.
 */
export async function printStrange(sheet: Sheet): Promise<Uint8Array> {
  let files = (sheet.files ?? []).map((file) =>
    file.kind === 'document' && verdicts.get(file.id) === 'harmful' ? leftOut : file,
  )
  // Once with all, once without those that do harm by themselves.
  for (let attempt = 1; attempt <= 2 && files.some(isDocument); attempt += 1) {
    try {
      return await draw(sheet, files)
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error
      files = await withoutHarmful(files)
    }
  }
  // Each may be sound, and all of them too much.
  return await draw(
    sheet,
    files.map((file) => (isDocument(file) ? leftOut : file)),
  )
}

/** How long a file waits to be looked at, in ms; one of an account at a time. */
const patience = 10_000
const ofAccount = keyedSemaphore(1, patience, () => new Refusal('unavailable'))

interface StoredPdf {
  readonly id: string
  /** Asked when it is its turn, so that those that wait take no memory. */
  readonly read: () => Promise<Uint8Array>
}

/**
 * How many pages a stranger's PDF has; 0 where they can't be drawn: it is damaged, needs a password, or ends the process
 * that opens it. Null where nothing can be said: too many others wait to be looked at, or it takes long.
 */
export async function countPages(account: number, { id, read }: StoredPdf): Promise<number | null> {
  if (verdicts.get(id) === 'harmful') return 0
  const job = async () => ({ kind: 'countPages', pdf: await read() }) as const
  try {
    const { value: pages, ms } = await ofAccount(account, () => strangers.run(job, { patience }))
    return ms < quick ? (pages as number) : null
  } catch (error) {
    if (error instanceof ProcessEnded) {
      remember({ id }, 'harmful')
      return 0
    }
    if (error instanceof Refusal && error.reason === 'unavailable') return null
    throw error
  }
}
