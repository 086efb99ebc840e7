import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import type { LawNote } from '../rules'
import { lawWords } from '../words'

export interface LawNotesProps {
  readonly law: readonly LawNote[]
  /** Show only the notes for this field. Left out: all. */
  readonly field?: LawNote['field']
}

/** The act's address, at this paragraph. */
const source = (paragraph: string) => `https://lovdata.no/lov/1999-03-26-17/§${/[\d-]+/.exec(paragraph)?.[0] ?? ''}`

/**
 * What the act says, as sentences with their paragraphs. Screen readers announce a note when it appears while typing.
 */
export function LawNotes({ law, field }: LawNotesProps) {
  const t = useWords(lawWords)
  const notes = field === undefined ? law : law.filter((rule) => rule.field === field)
  return (
    <div className="lease-law" role="status">
      {notes.map(({ key, paragraph, severity, values }) => (
        <Notice key={key} kind={severity === 'info' ? 'info' : 'warning'}>
          <strong>{t(severity)}:</strong> {t(key, values)} <LawSource paragraph={paragraph} />
        </Notice>
      ))}
    </div>
  )
}

/** The paragraph as a link to the act. */
export function LawSource({ paragraph }: { paragraph: string }) {
  const t = useWords(lawWords)
  return (
    <a href={source(paragraph)} target="_blank" rel="noreferrer">
      {t('source', { paragraph })}
    </a>
  )
}
