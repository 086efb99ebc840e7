import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import type { LawNote } from '../rules'
import { lawWords } from '../words'

export interface LawNotesProps {
  readonly law: readonly LawNote[]
  /** The field whose notes are shown. Left out: the notes of all fields. */
  readonly field?: LawNote['field']
}

const source = (paragraph: string) => `https://lovdata.no/lov/1999-03-26-17/§${/[\d-]+/.exec(paragraph)?.[0] ?? ''}`

/** Shows the notes. Screen readers announce a note when it appears while typing. */
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

export function LawSource({ paragraph }: { paragraph: string }) {
  const t = useWords(lawWords)
  return (
    <a href={source(paragraph)} target="_blank" rel="noreferrer">
      {t('source', { paragraph })}
    </a>
  )
}
