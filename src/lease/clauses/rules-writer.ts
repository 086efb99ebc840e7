import type { Text } from '../../base/kit/words'
import type { ShownText } from '../../base/pdf/model'
import type { DocumentTranslator, PaperValues } from '../../base/pdf/rules'
import type { Clause, ClauseItem, LawText, LeaseData } from './model'
import type { LeaseEdition, SentenceName } from './rules-editions'
import { clauseNumber, type ClauseKey } from './rules-order'
import { sentencesAt, sentenceValues } from './rules-sentences'
import { type ClausePlace } from './rules-by-letting'
import { leaseCaseOf } from './rules-case'

const lawInEnglish = (law: string): string =>
  law
    .replace('kap.', 'ch.')
    .replace(' og ', ' and ')
    .replace(' til ', ' to ')
    .replaceAll('tredje ledd', 'third paragraph')
    .replaceAll('fjerde ledd', 'fourth paragraph')

/** Writes clauses in the words of the lease's edition, in one language or two. */
export function clauseWriter(data: LeaseData, wording: LeaseEdition, translator: DocumentTranslator) {
  const { number: edition, texts, act } = wording
  const show = (key: SentenceName, values: PaperValues = {}): ShownText => translator.show(texts[key]!, values)
  const lawOf = ({ law }: LawText): ShownText | null =>
    law === undefined ? null : translator.show({ nb: `${act.nb} ${law}`, en: `${act.en} ${lawInEnglish(law)}` })
  /** A sentence as an item. Empty in an edition without the sentence. */
  const text = (key: SentenceName, values: PaperValues = {}, kind: 'text' | 'notice' | 'box' = 'text'): ClauseItem[] =>
    texts[key] === undefined ? [] : [{ kind, wording: show(key, values), law: lawOf(texts[key]) }]
  const of = leaseCaseOf(data, edition)
  const values = sentenceValues(data, wording, of)
  const keysAt = (place: ClausePlace) => sentencesAt(place, of, edition)
  return {
    data,
    edition,
    texts,
    translator,
    of,
    show,
    text,
    dots: (list: readonly Text[]): ClauseItem => ({
      kind: 'list',
      marks: 'dots',
      list: list.map((each) => translator.show(each)),
    }),
    /**
     * The sentences of a place in this lease. They depend on the letting, the tenants, the term and
     * the kind of signature.
     */
    sentences: (place: ClausePlace): ClauseItem[] => keysAt(place).flatMap(({ key, as }) => text(key, values, as)),
    /** The sentences of a place, each followed by space to write on. */
    blanks: (place: ClausePlace): ClauseItem[] =>
      keysAt(place).map(({ key }) => ({ kind: 'blank', wording: show(key, values) })),
    clause: (
      key: ClauseKey,
      title: SentenceName,
      items: readonly (ClauseItem | readonly ClauseItem[])[],
      box: Pick<Clause, 'framed' | 'signers'> = { framed: false, signers: [] },
    ): Clause => ({ number: clauseNumber(key), title: show(title), ...box, items: items.flat() }),
  }
}

export type ClauseWriter = ReturnType<typeof clauseWriter>
