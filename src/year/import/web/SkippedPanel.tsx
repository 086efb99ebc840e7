import { Panel } from '../../../base/ui/page/page'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { OldBooks } from '../model'
import { importWords } from '../words'

/** The most rows of a reason that are listed. A table of months has hundreds of totals. */
const mostListed = 50

/** The rows that are left out, by their reason. */
export function SkippedPanel({ skipped }: Pick<OldBooks, 'skipped'>) {
  const t = useWords(importWords)
  const textOf = ({ sheet, line, text, sum }: OldBooks['skipped'][number]) =>
    `${t('skippedRow', { sheet, line })}: ${text} ${sum === null ? '' : kr(sum)}`
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  return (
    <Panel title={t('skipped')}>
      {reasons.map((reason) => {
        const rows = skipped.filter((one) => one.reason === reason)
        return (
          <details key={reason}>
            <summary>
              {t(reason)} ({rows.length})
            </summary>
            <ul>
              {[...new Set(rows.map(textOf))].slice(0, mostListed).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {rows.length > mostListed && <li>…</li>}
            </ul>
          </details>
        )
      })}
    </Panel>
  )
}
