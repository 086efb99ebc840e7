import type { OwnedCtx } from '../../base/call/context'
import { translate } from '../../base/kit/words'
import type { MissingFile, MissingReason } from './model'
import type { Book } from './service-book'
import { exportWord, type ExportKey } from './words'
import { exportScreenWords } from './words-screen'

const why = {
  missing: 'whyMissing',
  damaged: 'whyDamaged',
  unreadable: 'whyUnreadable',
  failed: 'whyFailed',
} as const satisfies Record<MissingReason, ExportKey>

/** What is not in the zip and why, as a text at its top and as JSON; nothing where nothing is missing. */
export async function writeMissing(
  book: Pick<Book, 'text'>,
  missing: readonly MissingFile[],
  { language, today }: Pick<OwnedCtx, 'language' | 'today'>,
): Promise<void> {
  if (missing.length === 0) return
  const word = exportWord(language)
  await book.text('data/missing-files.json', `${JSON.stringify(missing, null, 2)}\n`)
  const lines = missing.map(({ path, reason }) => `${path}\n    ${word(why[reason])}\n`)
  const head = word('missingHead', { date: today })
  await book.text(translate(exportScreenWords, 'missingFile', language), `${head}\n\n${lines.join('\n')}`)
}
